import { describe, expect, it } from '@jest/globals'
import { brokenRules } from '../testing/pdf/pdfLint.ts'
import { hashOf } from '../testing/pdf/soundPdf.ts'
import { bytesOf, newSheet } from './document.ts'
import { figure } from './figure.ts'
import { silently, type Sheet } from './Sheet.ts'
import { drawTable } from './table.ts'
import { flowingText, paragraph } from './text.ts'

const createdAt = new Date('2026-11-23T10:00:00Z')
const columns = [
  { title: 'Jour', width: 100 },
  { title: 'Prix', width: 415, align: 'right' as const },
]

async function drawn(draw: (sheet: Sheet) => void = () => {}): Promise<Uint8Array> {
  const sheet = newSheet({ title: `L'œil & "fils" <É>`, author: 'A & B <C>', createdAt })
  paragraph(sheet, 'H1', 'Titre')
  draw(sheet)
  return bytesOf(sheet, 'Note')
}

const everything = (sheet: Sheet) => {
  figure(sheet, { height: 60, alt: 'Un carré' }, (pdf, top) => pdf.rect(40, top, 40, 40).stroke())
  drawTable(
    sheet,
    columns,
    Array.from({ length: 60 }, (_, index) => ({
      cells: [`Jour ${index}`, '60,00 €'],
      ...(index % 3 === 0 && { note: 'Corrigé depuis', struck: true }),
    })),
  )
  flowingText(sheet, 'Une ligne.\n'.repeat(80))
}

describe('a document', () => {
  it('conforms to PDF/A-3 and PDF/UA-1 with several pages, tables, pictures and notes', async () => {
    expect(await brokenRules(await drawn(everything))).toEqual([])
  })

  it('has the same bytes when it is rendered again', async () => {
    expect(hashOf(await drawn(everything))).toBe(hashOf(await drawn(everything)))
  })
})

describe('the lint', () => {
  it.each<[string, (sheet: Sheet) => void]>([
    ['draws nothing outside of its marks', ({ pdf }) => pdf.rect(0, 0, 10, 10).fill('#000000')],
    [
      'draws nothing outside of its marks',
      ({ pdf }) => silently(pdf, 'Layout', () => silently(pdf, 'Layout', () => pdf.rect(0, 0, 1, 1).fill('#000000'))),
    ],
    ['has a part of its structure for each mark', ({ pdf }) => void pdf.markStructureContent('P')],
    [
      'has a text for each picture',
      (sheet) => figure(sheet, { height: 10, alt: '' }, (pdf) => pdf.rect(0, 0, 1, 1).fill()),
    ],
    [
      'has no colour of printers',
      ({ pdf }) => silently(pdf, 'Layout', () => pdf.fillColor([1, 2, 3, 4]).rect(0, 0, 1, 1).fill()),
    ],
    [
      'says what its glyphs stand for',
      ({ pdf }) => silently(pdf, 'Layout', () => pdf.font('Helvetica').text('a', 40, 700)),
    ],
    ['names and dates what it holds', ({ pdf }) => pdf.file(Buffer.from('a'), { name: 'a.txt' })],
  ])('reports a rendering error: %s', async (rule, draw) => {
    expect(await brokenRules(await drawn(draw))).toContain(rule)
  })

  it.each([
    ['has one title', 'x-default">L', 'x-default">M'],
    ['has metadata that are XML', '<rdf:Alt>', '<rdf:Abt>'],
    ['is in French', '/Lang (fr-FR)', '/Lang (en-GB)'],
    ['is tagged', '/Marked true', '/Morked true'],
    ['shows its title', '/DisplayDocTitle', '/DisplayDocTytle'],
    ['says that it is PDF/A-3', '<pdfaid:part>3', '<pdfaid:part>2'],
    ['says that it is PDF/UA-1', '<pdfuaid:part>1', '<pdfuaid:part>2'],
    ['has a colour profile', '/GTS_PDFA1', '/GTS_PDFA0'],
    ['embeds its fonts', '/FontFile2', '/FontFile9'],
    ['says what its headings of tables head', '/Scope /Column', '/Scape /Column'],
    ['runs nothing', '/Lang (fr-FR)', '/JS   (fr-FR)'],
  ])("reports an error in the file's objects: %s", async (rule, right, wrong) => {
    const bytes = Buffer.from(await drawn(everything)).toString('latin1')
    expect(bytes).toContain(right)
    expect(await brokenRules(Buffer.from(bytes.replace(right, wrong), 'latin1'))).toContain(rule)
  })
})
