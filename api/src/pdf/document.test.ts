import { describe, expect, it } from '@jest/globals'
import { listViolatedRules } from '../testing/pdf/pdfLint.ts'
import { hashOf } from '../testing/pdf/expectValidPdf.ts'
import { renderBytes, newSheet } from './document.ts'
import { drawFigure } from './figure.ts'
import { drawDecoration, type Sheet } from './Sheet.ts'
import { drawTable } from './table.ts'
import { drawFlowingText, drawParagraph } from './text.ts'

const createdAt = new Date('2026-11-23T10:00:00Z')
const columns = [
  { title: 'Jour', width: 100 },
  { title: 'Prix', width: 415, align: 'right' as const },
]

async function renderPdf(draw: (sheet: Sheet) => void = () => {}): Promise<Uint8Array> {
  const sheet = newSheet({ title: `L'œil & "fils" <É>`, author: 'A & B <C>', createdAt })
  drawParagraph(sheet, 'H1', 'Titre')
  draw(sheet)
  return renderBytes(sheet, 'Note')
}

const drawEverything = (sheet: Sheet) => {
  drawFigure(sheet, { height: 60, alt: 'Un carré' }, (pdf, top) => pdf.rect(40, top, 40, 40).stroke())
  drawTable(
    sheet,
    columns,
    Array.from({ length: 60 }, (_, index) => ({
      cells: [`Jour ${index}`, '60,00 €'],
      ...(index % 3 === 0 && { note: 'Corrigé depuis', struck: true }),
    })),
  )
  drawFlowingText(sheet, 'Une ligne.\n'.repeat(80))
}

describe('a PDF document', () => {
  it('violates no rule of the PDF lint with several pages, tables, pictures and notes', async () => {
    expect(await listViolatedRules(await renderPdf(drawEverything))).toEqual([])
  })

  it('has the same bytes when it is rendered again with the same creation time', async () => {
    expect(hashOf(await renderPdf(drawEverything))).toBe(hashOf(await renderPdf(drawEverything)))
  })
})

describe('the PDF lint of the tests', () => {
  it.each<[string, (sheet: Sheet) => void]>([
    ['has no content outside of marked content', ({ pdf }) => pdf.rect(0, 0, 10, 10).fill('#000000')],
    [
      'has no content outside of marked content',
      ({ pdf }) =>
        drawDecoration(pdf, 'Layout', () => drawDecoration(pdf, 'Layout', () => pdf.rect(0, 0, 1, 1).fill('#000000'))),
    ],
    ['has a structure element for all marked content', ({ pdf }) => void pdf.markStructureContent('P')],
    [
      'has alternative text for each figure',
      (sheet) => drawFigure(sheet, { height: 10, alt: '' }, (pdf) => pdf.rect(0, 0, 1, 1).fill()),
    ],
    [
      'uses no CMYK colour',
      ({ pdf }) => drawDecoration(pdf, 'Layout', () => pdf.fillColor([1, 2, 3, 4]).rect(0, 0, 1, 1).fill()),
    ],
    [
      'maps its glyphs to Unicode',
      ({ pdf }) => drawDecoration(pdf, 'Layout', () => pdf.font('Helvetica').text('a', 40, 700)),
    ],
    ['names and dates its attachments', ({ pdf }) => pdf.file(Buffer.from('a'), { name: 'a.txt' })],
  ])('reports a rendering that breaks the rule "%s"', async (rule, draw) => {
    expect(await listViolatedRules(await renderPdf(draw))).toContain(rule)
  })

  it.each([
    ['has the same title in its info and its metadata', 'x-default">L', 'x-default">M'],
    ['has metadata in well-formed XML', '<rdf:Alt>', '<rdf:Abt>'],
    ['is in French', '/Lang (fr-FR)', '/Lang (en-GB)'],
    ['is tagged', '/Marked true', '/Morked true'],
    ['displays its title instead of the file name', '/DisplayDocTitle', '/DisplayDocTytle'],
    ['declares PDF/A-3', '<pdfaid:part>3', '<pdfaid:part>2'],
    ['declares PDF/UA-1', '<pdfuaid:part>1', '<pdfuaid:part>2'],
    ['has a colour profile', '/GTS_PDFA1', '/GTS_PDFA0'],
    ['embeds its fonts', '/FontFile2', '/FontFile9'],
    ['has a scope for each table header', '/Scope /Column', '/Scape /Column'],
    ['contains no script or action', '/Lang (fr-FR)', '/JS   (fr-FR)'],
  ])('reports file objects that break the rule "%s"', async (rule, validText, invalidText) => {
    const bytes = Buffer.from(await renderPdf(drawEverything)).toString('latin1')
    expect(bytes).toContain(validText)
    expect(await listViolatedRules(Buffer.from(bytes.replace(validText, invalidText), 'latin1'))).toContain(rule)
  })
})
