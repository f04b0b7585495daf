import * as XLSX from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { readSpreadsheet } from './readSpreadsheet.ts'

type Rows = readonly (readonly string[])[]

function workbookOf(sheets: readonly Rows[], bookType: 'xls' | 'xlsx'): Buffer {
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
  ['an HTML page', htmlOf],
]

const cells = (count: number, prefix = 'c') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const header = ['Nom', 'Prénom']
const { columns, cellLength, lines, sheets } = importLimits

/** The sheets of a file, or the code of its refusal. */
function resultOf(bytes: Buffer): unknown {
  try {
    return readSpreadsheet(bytes).map(({ rows }) => rows)
  } catch (error) {
    return Reflect.get(Object(error), 'errorCode')
  }
}

describe.each(formats)('readSpreadsheet of %s', (_format, fileOf) => {
  it('reads as many columns and characters as permitted', () => {
    const rows = [cells(columns, 'Colonne '), ['a'.repeat(cellLength), ...cells(columns - 1)]]
    expect(resultOf(fileOf(rows))).toEqual([rows])
  })

  it.each<[string, Rows, string]>([
    ['a header with too many columns', [cells(columns + 1, 'Colonne '), ['Roy']], errorCode.importTooWide],
    ['a line with too many cells', [header, cells(columns + 1)], errorCode.importTooWide],
    ['a cell that is too long', [header, ['Roy', 'a'.repeat(cellLength + 1)]], errorCode.importCellTooLong],
    ['a header that is too long', [['Nom', 'a'.repeat(cellLength + 1)], ['Roy']], errorCode.importCellTooLong],
    ['too many lines', [header, ...Array.from({ length: lines + 1 }, () => ['Roy', 'Anna'])], errorCode.importTooLong],
  ])('refuses %s', (_case, rows, code) => {
    expect(resultOf(fileOf(rows))).toBe(code)
  })
})

describe('readSpreadsheet', () => {
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
  ])('refuses %s of five megabytes', (_case, bytes, code) => {
    expect(resultOf(bytes)).toBe(code)
  })

  it('refuses a workbook with one row of a million values before the library reads it', () => {
    const parts = unzipSync(workbookOf([[header]], 'xlsx'))
    const name = Object.keys(parts).find((part) => part.includes('worksheets/')) ?? ''
    const row = `<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`
    parts[name] = strToU8(`<worksheet><sheetData>${row}</sheetData></worksheet>`)
    expect(resultOf(Buffer.from(zipSync(parts)))).toBe(errorCode.importTooWide)
  })
})
