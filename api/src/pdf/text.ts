import { toDrawable, runsOf, type Face } from './fonts.ts'
import { drawTagged, type Pdf, type Sheet } from './Sheet.ts'

const textColour = '#1d1f1c'
const faintTextColour = '#5c605a'

export interface Style {
  size?: number
  bold?: boolean
  faint?: boolean
  struck?: boolean
  align?: 'left' | 'right' | 'center'
  /** By default the colour of body text, or of secondary text with `faint`. */
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

/** Replaces characters of the second font file by « n » of the first, about as wide, to measure the text. */
const toMeasurable = (text: string) =>
  runsOf(text)
    .map((run) => (run.extended ? 'n'.repeat(run.text.length) : run.text))
    .join('')

export const heightOf = (pdf: Pdf, text: string, width: number, style: Style = {}): number =>
  pdf
    .font(faceOf(style, false))
    .fontSize(style.size ?? 10)
    .heightOfString(toMeasurable(text) || ' ', { width })

/** Renders text into a box, each character in the font file that contains it. */
export function write(pdf: Pdf, text: string, { x, y, width }: Box, style: Style = {}): void {
  const { size = 10, struck = false, align = 'left' } = style
  const runs = runsOf(text)
  pdf.fontSize(size).fillColor(style.colour ?? (style.faint ? faintTextColour : textColour))
  runs.forEach((run, index) => {
    const options = { width, align, strike: struck, continued: index < runs.length - 1 }
    pdf.font(faceOf(style, run.extended))
    if (index === 0) pdf.text(run.text, x, y, options)
    else pdf.text(run.text, options)
  })
}

type TextTag = 'H1' | 'H2' | 'H3' | 'P'

function addElement({ pdf, root }: Sheet, tag: TextTag, draw: () => void): void {
  root.add(pdf.struct(tag, {}, [drawTagged(pdf, tag, draw)]))
}

/** Renders text over the full width, with its line breaks, across pages if needed; `belowPoints` is the space after it. */
export function drawFlowingText(sheet: Sheet, text: string, style: Style = {}, belowPoints = 4): void {
  const { pdf, left, width } = sheet
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (toDrawable(line).trim() === '') pdf.y += (style.size ?? 10) / 2
    else addElement(sheet, 'P', () => write(pdf, line, { x: left, y: pdf.y, width }, style))
  }
  pdf.y += belowPoints
}

/** Renders a paragraph of full width, tagged as `tag`; the next element starts below it. */
export function drawParagraph(sheet: Sheet, tag: TextTag, text: string, style: Style = {}, belowPoints = 4): void {
  const { pdf, left, width } = sheet
  const { y } = pdf
  addElement(sheet, tag, () => write(pdf, text, { x: left, y, width }, style))
  pdf.y = y + heightOf(pdf, text, width, style) + belowPoints
}

/** A text with position and style. */
export interface PlacedText {
  text: string
  box: Box
  style?: Style
}

/** Renders texts in separate boxes that screen readers read as one element; the current position does not change. */
export function drawPlacedTexts(sheet: Sheet, tag: TextTag, texts: readonly PlacedText[]): void {
  const { pdf } = sheet
  const { y } = pdf
  addElement(sheet, tag, () => texts.forEach(({ text, box, style }) => write(pdf, text, box, style)))
  pdf.y = y
}

/** Renders text in a box, tagged as `tag`; the current position does not change. Returns the height. */
export function drawTextInBox(sheet: Sheet, tag: TextTag, text: string, box: Box, style: Style = {}): number {
  drawPlacedTexts(sheet, tag, [{ text, box, style }])
  return heightOf(sheet.pdf, text, box.width, style)
}
