import * as XLSX from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { readSpreadsheet } from './readSpreadsheet.ts'

type Rows = readonly (readonly string[])[]

function workbookOf(sheets: readonly Rows[], bookType: 'xls' | 'xlsx' | 'ods' | 'xlml'): Buffer {
  const book = XLSX.utils.book_new()
  for (const [index, rows] of sheets.entries())
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), `Feuille ${index}`)
  const bytes: Buffer = XLSX.write(book, { type: 'buffer', bookType, bookSST: true, compression: true })
  return bytes
}

const textOf = (rows: Rows, delimiter: string) => Buffer.from(rows.map((row) => row.join(delimiter)).join('\n'))

const htmlOf = (rows: Rows) =>
  Buffer.from(
    `<html><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></html>`,
  )

const formats: [string, (rows: Rows) => Buffer][] = [
  ['a CSV file', (rows) => textOf(rows, ';')],
  ['a CSV file with tabs', (rows) => textOf(rows, '\t')],
  ['an XLS workbook', (rows) => workbookOf([rows], 'xls')],
  ['an XLSX workbook', (rows) => workbookOf([rows], 'xlsx')],
  ['an ODS workbook', (rows) => workbookOf([rows], 'ods')],
  ['an XML Spreadsheet 2003', (rows) => workbookOf([rows], 'xlml')],
  ['an HTML page', htmlOf],
]

const buildCells = (count: number, prefix = 'c') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const header = ['Nom', 'Prénom']
const { columns, cellLength, lines, sheets } = importLimits

/** The rows of each sheet of a file, or the code of its refusal. */
function resultOf(bytes: Buffer): unknown {
  try {
    return readSpreadsheet(bytes).map(({ rows }) => rows)
  } catch (error) {
    return Reflect.get(Object(error), 'errorCode')
  }
}

describe.each(formats)('readSpreadsheet of %s', (_format, fileOf) => {
  it('reads as many columns and characters as permitted', () => {
    const rows = [buildCells(columns, 'Colonne '), ['a'.repeat(cellLength), ...buildCells(columns - 1)]]
    expect(resultOf(fileOf(rows))).toEqual([rows])
  })

  it('composes accents that are written as two characters', () => {
    const rows = [header, ['Nguyễn', 'Zoé']]
    expect(resultOf(fileOf(rows.map((row) => row.map((cell) => cell.normalize('NFD')))))).toEqual([rows])
  })

  it.each<[string, Rows, string]>([
    ['a header with too many columns', [buildCells(columns + 1, 'Colonne '), ['Roy']], errorCode.importTooWide],
    ['a line with too many cells', [header, buildCells(columns + 1)], errorCode.importTooWide],
    ['a cell that is too long', [header, ['Roy', 'a'.repeat(cellLength + 1)]], errorCode.importCellTooLong],
    ['a header that is too long', [['Nom', 'a'.repeat(cellLength + 1)], ['Roy']], errorCode.importCellTooLong],
    ['too many lines', [header, ...Array.from({ length: lines + 1 }, () => ['Roy', 'Anna'])], errorCode.importTooLong],
  ])('refuses %s', (_caseName, rows, code) => {
    expect(resultOf(fileOf(rows))).toBe(code)
  })
})

const contentOf = (sheet: XLSX.WorkSheet, bookType: XLSX.BookType): Buffer => {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Patients')
  const bytes: Buffer = XLSX.write(book, { type: 'buffer', bookType, bookSST: true })
  return bytes
}

/** Replaces a part of a zipped workbook. */
function replacePart(bytes: Buffer, part: RegExp, change: (xml: string) => string): Buffer {
  const parts = unzipSync(bytes)
  const name = Object.keys(parts).find((path) => part.test(path)) ?? ''
  parts[name] = strToU8(change(Buffer.from(parts[name] ?? []).toString()))
  return Buffer.from(zipSync(parts))
}

const workbookTypes = ['xlsx', 'biff8', 'ods', 'xlml'] as const

describe.each(workbookTypes)('a workbook of the type %s', (bookType) => {
  it.each<[string, XLSX.CellObject, string]>([
    ['a number beyond the calendar in a date format', { t: 'n', v: 99_999_999, z: 'dd/mm/yyyy' }, '99999999'],
    ['a negative number in a date format', { t: 'n', v: -3, z: 'dd/mm/yyyy' }, '-3'],
    ['a day', { t: 'n', v: 31_118, z: 'dd/mm/yyyy' }, '1985-03-12'],
    ['a day with a time', { t: 'n', v: 31_118.5, z: 'dd/mm/yyyy' }, '1985-03-12'],
    ['hours of a day', { t: 'n', v: 0.4375, z: 'h:mm' }, '10:30'],
    ['hours beyond a day', { t: 'n', v: 1.0625, z: '[h]:mm' }, '25:30'],
    ['a phone number without its zero', { t: 'n', v: 612_345_678 }, '612345678'],
  ])('reads %s as text, and the other cells unchanged', (_caseName, cell, text) => {
    const sheet = XLSX.utils.aoa_to_sheet([header, ['Roy', cell], ['Noir', 'Tom']])
    expect(resultOf(contentOf(sheet, bookType))).toEqual([[header, ['Roy', text], ['Noir', 'Tom']]])
  })

  it('does not count rows filled only by formulas, and reads the patient after them', () => {
    const formulas: XLSX.CellObject[] = [
      { t: 's', v: '', f: 'IF(C1="","",C1)' },
      { t: 'n', v: 0, f: 'C1*2' },
    ]
    const blankRows = Array.from({ length: lines + 1 }, () => formulas)
    const sheet = XLSX.utils.aoa_to_sheet([header, ...blankRows, ['Roy', 'Anna'], formulas, formulas])
    const [rows] = readSpreadsheet(contentOf(sheet, bookType)).map((read) => read.rows)
    expect([rows?.length, rows?.at(-1)]).toEqual([lines + 3, ['Roy', 'Anna']])
  })
})

describe('a workbook with a wrong cell', () => {
  const workbook = workbookOf([[header, ['Roy', 'Anna'], ['Noir', 'Tom']]], 'xlsx')

  it.each([
    ['<c r="B2" t="d"><v>hier</v></c>'],
    ['<c r="B2" t="n"><v>beaucoup</v></c>'],
    ['<c r="B2" t="n" s="9999"><v>1</v></c>'],
    ['<c r="B2" t="inconnu"><v>1</v></c>'],
    ['<c r="B2" t="e"><v>#INCONNU</v></c>'],
    ['<c r="B2" t="b"><v>peut-être</v></c>'],
  ])('reads the cells next to %s', (cell) => {
    const bytes = replacePart(workbook, /sheet1\.xml$/, (xml) => xml.replace(/<c r="B2".*?<\/c>/, cell))
    expect(resultOf(bytes)).toEqual([[header, ['Roy', expect.any(String)], ['Noir', 'Tom']]])
  })
})

describe('a workbook with a password', () => {
  it('is refused with the error code of protected files', () => {
    const encrypted = XLSX.CFB.utils.cfb_new()
    XLSX.CFB.utils.cfb_add(encrypted, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]))
    XLSX.CFB.utils.cfb_add(encrypted, '/EncryptedPackage', Buffer.alloc(64, 7))
    expect(resultOf(Buffer.from(XLSX.CFB.write(encrypted, { type: 'buffer' })))).toBe(errorCode.importProtected)
    const manifest = replacePart(workbookOf([[header]], 'ods'), /manifest\.xml$/, (xml) =>
      xml.replace(
        /(<manifest:file-entry manifest:full-path="content.xml"[^>]*)\/>/,
        '$1><manifest:encryption-data/></manifest:file-entry>',
      ),
    )
    expect(resultOf(manifest)).toBe(errorCode.importProtected)
    const zip = workbookOf([[header]], 'xlsx')
    // Sets the encryption flag of the first entry.
    zip.writeUInt16LE(1, 6)
    expect(resultOf(zip)).toBe(errorCode.importProtected)
  })
})

describe('an ODS workbook that repeats a cell or a row', () => {
  const workbook = workbookOf([[header, ['Roy', 'Anna']]], 'ods')
  const resultOfChangedContent = (change: (xml: string) => string) =>
    resultOf(replacePart(workbook, /content\.xml$/, change))

  it.each([
    [
      'a cell over more columns than permitted',
      /<table:table-cell (?=[^>]*>[^/]*Anna)/,
      'columns',
      101,
      errorCode.importTooWide,
    ],
    [
      'a row a million times',
      /<table:table-row\b(?![^]*<table:table-row\b)/,
      'rows',
      1_000_000,
      errorCode.importTooLong,
    ],
  ])('is refused for %s', (_caseName, pattern, kind, count, code) => {
    const change = (xml: string) =>
      xml.replace(pattern, (tag) => `${tag.trimEnd()} table:number-${kind}-repeated="${count}" `)
    expect(resultOfChangedContent(change)).toBe(code)
  })
})

describe('readSpreadsheet', () => {
  it('composes the accents of the names of sheets and of contacts', () => {
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header]), 'Élèves'.normalize('NFD'))
    const workbook: Buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })
    expect(readSpreadsheet(workbook).map(({ name }) => name)).toEqual(['Élèves'])
    const contact = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Nguyễn;Zoé;;;', 'END:VCARD'].join('\r\n').normalize('NFD')
    expect(readSpreadsheet(Buffer.from(contact))[0]?.rows[1]).toEqual(expect.arrayContaining(['Nguyễn', 'Zoé']))
  })

  it('ignores empty cells beyond the permitted columns', () => {
    const [firstRow = [], secondRow = []] = [header, ['Roy', 'Anna']].map((row) => [
      ...row,
      ...Array<string>(200).fill(''),
    ])
    expect(resultOf(textOf([firstRow, secondRow], ';'))).toEqual([[header, ['Roy', 'Anna']]])
  })

  it('refuses too many sheets', () => {
    const book = workbookOf(
      Array.from({ length: sheets + 1 }, () => [header, ['Roy', 'Anna']]),
      'xlsx',
    )
    expect(resultOf(book)).toBe(errorCode.importTooManySheets)
  })

  it.each([
    ['a line of delimiters', Buffer.from(`Nom;Prénom\n${';'.repeat(4_900_000)}`), errorCode.importTooWide],
    ['a line of opening quotes', Buffer.from(`Nom;Prénom\n${'"a;'.repeat(1_600_000)}`), errorCode.importTooWide],
    ['a line without a delimiter', Buffer.from(`Nom;Prénom\n${'a'.repeat(4_900_000)}`), errorCode.importCellTooLong],
    ['empty lines only', Buffer.from(`Nom\n${'\n'.repeat(4_900_000)}`), errorCode.importTooLong],
  ])('refuses %s of five megabytes', (_caseName, bytes, code) => {
    expect(resultOf(bytes)).toBe(code)
  })

  it('refuses a workbook with one row of a million values', () => {
    const parts = unzipSync(workbookOf([[header]], 'xlsx'))
    const name = Object.keys(parts).find((part) => part.includes('worksheets/')) ?? ''
    const row = `<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`
    parts[name] = strToU8(`<worksheet><sheetData>${row}</sheetData></worksheet>`)
    expect(resultOf(Buffer.from(zipSync(parts)))).toBe(errorCode.importTooWide)
  })
})
