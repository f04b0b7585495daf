import { drawable, runsOf, type Face } from './fonts.ts'
import { tagged, type Pdf, type Sheet } from './Sheet.ts'

const ink = '#1d1f1c'
const faint = '#5c605a'

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

type TextTag = 'H1' | 'H2' | 'H3' | 'P'

function addPart({ pdf, root }: Sheet, tag: TextTag, draw: () => void): void {
  root.add(pdf.struct(tag, {}, [tagged(pdf, tag, draw)]))
}

/** Text over the whole width that goes on on the next pages where it is long; its lines stay as they were written. */
export function flowingText(sheet: Sheet, text: string, style: Style = {}, below = 4): void {
  const { pdf, left, width } = sheet
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (drawable(line).trim() === '') pdf.y += (style.size ?? 10) / 2
    else addPart(sheet, 'P', () => write(pdf, line, { x: left, y: pdf.y, width }, style))
  }
  pdf.y += below
}

/** A line of text over the whole width, tagged as `tag`; the next one comes below it. */
export function paragraph(sheet: Sheet, tag: TextTag, text: string, style: Style = {}, below = 4): void {
  const { pdf, left, width } = sheet
  const { y } = pdf
  addPart(sheet, tag, () => write(pdf, text, { x: left, y, width }, style))
  pdf.y = y + heightOf(pdf, text, width, style) + below
}

/** A text with its position and style. */
export interface PlacedText {
  text: string
  box: Box
  style?: Style
}

/** Texts in boxes of their own that are read out as one part; the current position stays where it is. */
export function placedTexts(sheet: Sheet, tag: TextTag, texts: readonly PlacedText[]): void {
  const { pdf } = sheet
  const { y } = pdf
  addPart(sheet, tag, () => texts.forEach(({ text, box, style }) => write(pdf, text, box, style)))
  pdf.y = y
}

/** Text in a box, tagged as `tag`; the current position stays where it is. Returns the height it takes. */
export function textIn(sheet: Sheet, tag: TextTag, text: string, box: Box, style: Style = {}): number {
  placedTexts(sheet, tag, [{ text, box, style }])
  return heightOf(sheet.pdf, text, box.width, style)
}
