import Pdfkit from 'pdfkit'
import { drawable, faces, runsOf, type Face } from './fonts.ts'

export type Pdf = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

const margin = 40
const ink = '#1d1f1c'
const faint = '#5c605a'

export interface Sheet {
  pdf: Pdf
  /** The structure screen readers follow; parts are added to it in order. */
  root: Part
  left: number
  width: number
  /** Where the footer begins. */
  bottom: number
}

/** Titles are part of the metadata, which pdfkit writes as XML without escaping. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface SheetOptions {
  title: string
  author: string
  /** Left out, now. The same content made at the same instant has the same bytes. */
  createdAt?: Date
}

/** An A4 document in French, tagged for screen readers. Always dark on white: it is made for paper. */
export function newSheet({ title, author, createdAt }: SheetOptions): Sheet {
  const pdf = new Pdfkit({
    size: 'A4',
    margins: { top: margin, bottom: margin + 20, left: margin, right: margin },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'fr-FR',
    pdfVersion: '1.7',
    info: {
      Title: escaped(title),
      Author: escaped(author),
      Creator: 'Complice',
      Producer: 'Complice',
      ...(createdAt && { CreationDate: createdAt, ModDate: createdAt }),
    },
  })
  for (const [name, file] of Object.entries(faces())) pdf.registerFont(name, file)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, left: margin, width: pdf.page.width - 2 * margin, bottom: pdf.page.height - margin - 20 }
}

export interface Style {
  size?: number
  bold?: boolean
  faint?: boolean
  struck?: boolean
  align?: 'left' | 'right' | 'center'
  /** Left out, that of the text. */
  colour?: string
}

export interface Box {
  x: number
  y: number
  width: number
}

const faceOf = ({ bold = false }: Style, extended: boolean): Face => {
  if (bold) return extended ? 'boldExt' : 'bold'
  return extended ? 'regularExt' : 'regular'
}

/** Characters of the second font file are measured as those of the first: their widths are about the same. */
const measured = (text: string) =>
  runsOf(text)
    .map((run) => (run.extended ? 'n'.repeat(run.text.length) : run.text))
    .join('')

export const heightOf = (pdf: Pdf, text: string, width: number, style: Style = {}): number =>
  pdf
    .font(faceOf(style, false))
    .fontSize(style.size ?? 10)
    .heightOfString(measured(text) || ' ', { width })

/** Draws text into a box, each character from the font file that has it. */
export function write(pdf: Pdf, text: string, { x, y, width }: Box, style: Style = {}): void {
  const { size = 10, struck = false, align = 'left' } = style
  const runs = runsOf(text)
  pdf.fontSize(size).fillColor(style.colour ?? (style.faint ? faint : ink))
  runs.forEach((run, index) => {
    const options = { width, align, strike: struck, continued: index < runs.length - 1 }
    pdf.font(faceOf(style, run.extended))
    if (index === 0) pdf.text(run.text, x, y, options)
    else pdf.text(run.text, options)
  })
}

/** Text over the whole width that goes on on the next pages where it is long; its lines stay as they were written. */
export function flowingText({ pdf, root, left, width }: Sheet, text: string, style: Style = {}, below = 4): void {
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (drawable(line).trim() === '') {
      pdf.y += (style.size ?? 10) / 2
      continue
    }
    const content = pdf.markStructureContent('P')
    write(pdf, line, { x: left, y: pdf.y, width }, style)
    root.add(pdf.struct('P', {}, [content]))
  }
  pdf.y += below
}

/** A line of text over the whole width, tagged as `tag`; the next one comes below it. */
export function paragraph(
  { pdf, root, left, width }: Sheet,
  tag: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  style: Style = {},
  below = 4,
): void {
  const { y } = pdf
  const content = pdf.markStructureContent(tag)
  write(pdf, text, { x: left, y, width }, style)
  root.add(pdf.struct(tag, {}, [content]))
  pdf.y = y + heightOf(pdf, text, width, style) + below
}

/** Text in a box, tagged as `tag`; the current position stays where it is. Returns the height it takes. */
export function textIn(
  { pdf, root }: Sheet,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  box: Box,
  style: Style = {},
): number {
  const { y } = pdf
  const content = pdf.markStructureContent(tag)
  write(pdf, text, box, style)
  root.add(pdf.struct(tag, {}, [content]))
  pdf.y = y
  return heightOf(pdf, text, box.width, style)
}

/** Draws decoration, which screen readers skip. */
export function silently(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

function numberPages({ pdf, left, width, bottom }: Sheet, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // Below the margin pdfkit would begin a new page.
    pdf.page.margins.bottom = 0
    silently(pdf, 'Pagination', () => {
      write(pdf, note, { x: left, y: bottom + 14, width: width / 2 }, { size: 8, faint: true })
      write(
        pdf,
        `Page ${index - start + 1} / ${count}`,
        { x: left + width / 2, y: bottom + 14, width: width / 2 },
        { size: 8, faint: true, align: 'right' },
      )
    })
  }
}

/** The document as bytes, each page with its number and `note` in its footer. */
export async function bytesOf(sheet: Sheet, note: string): Promise<Uint8Array> {
  const { pdf, root } = sheet
  numberPages(sheet, note)
  root.end()
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return whole
}
