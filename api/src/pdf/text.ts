import { pdfColours, pdfPoints } from 'shared/design/tokens'
import { faceOf, type Face } from './faces.ts'
import { runsOf, toDrawable, type Run } from './fonts.ts'
import { drawTagged, type Pdf, type Sheet } from './Sheet.ts'
import { needsActualText } from './needsActualText.ts'
import { latinFile } from './typefaces.ts'

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

/** Returns the advance width of a text in a face, in parts of the font size. */
const measureWidth = ({ font }: Face, text: string): number => font.layout(text).advanceWidth / font.unitsPerEm

/** Replaces characters of other font files by « n » of the first file, about as wide in total, to measure the text. */
function toMeasurable(text: string, { bold = false }: Style): string {
  const latinFace = faceOf(latinFile, bold)
  return runsOf(text)
    .map((run) =>
      run.file === latinFile
        ? run.text
        : 'n'.repeat(Math.ceil(measureWidth(faceOf(run.file, bold), run.text) / measureWidth(latinFace, 'n'))),
    )
    .join('')
}

export const heightOf = (pdf: Pdf, text: string, width: number, style: Style = {}): number =>
  pdf
    .useFace(faceOf(latinFile, style.bold === true))
    .fontSize(style.size ?? pdfPoints.body)
    .heightOfString(toMeasurable(text, style) || ' ', { width })

/**
 * Returns the box for a line of several runs, with its left edge where the line begins: pdfkit would align each run
 * separately. A line that is too wide begins at the left.
 */
function alignedBox(
  runs: readonly Run[],
  { x, y, width }: Box,
  { size = pdfPoints.body, bold = false, align }: Style,
): Box {
  const lineWidth = runs.reduce((sum, { file, text }) => sum + measureWidth(faceOf(file, bold), text) * size, 0)
  const space = Math.max(0, width - lineWidth)
  const offset = align === 'right' ? space : space / 2
  return { x: x + offset, y, width: width - offset }
}

/** Renders text into a box, each character in the font file that contains it, all on one baseline. */
export function drawText(pdf: Pdf, text: string, box: Box, style: Style = {}): void {
  const { size = pdfPoints.body, struck = false, bold = false, align = 'left' } = style
  const runs = runsOf(text)
  const isSingleRun = runs.length === 1
  const { x, y, width } = isSingleRun || align === 'left' ? box : alignedBox(runs, box, style)
  const { ascent, unitsPerEm } = faceOf(latinFile, bold).font
  const baseline = (-ascent / unitsPerEm) * size
  pdf.fontSize(size).fillColor(style.colour ?? (style.faint ? pdfColours.faint : pdfColours.ink))
  runs.forEach((run, index) => {
    const options = {
      width,
      align: isSingleRun ? align : ('left' as const),
      strike: struck,
      baseline,
      continued: index < runs.length - 1,
    }
    const face = faceOf(run.file, bold)
    pdf.useFace(face)
    const hasActualText = needsActualText(run, face)
    if (hasActualText) pdf.markContent('Span', { actual: run.text })
    if (index === 0) pdf.text(run.text, x, y, options)
    else pdf.text(run.text, options)
    if (hasActualText) pdf.endMarkedContent()
  })
}

type TextTag = 'H1' | 'H2' | 'H3' | 'P'

function addElement({ pdf, root }: Sheet, tag: TextTag, draw: () => void): void {
  root.add(pdf.struct(tag, {}, [drawTagged(pdf, tag, draw)]))
}

/**
 * Renders text over the full width, with its line breaks, across pages if needed; `belowPoints` is the space after it.
 */
export function drawFlowingText(sheet: Sheet, text: string, style: Style = {}, belowPoints = 4): void {
  const { pdf, left, width } = sheet
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (toDrawable(line).trim() === '') pdf.y += (style.size ?? pdfPoints.body) / 2
    else addElement(sheet, 'P', () => drawText(pdf, line, { x: left, y: pdf.y, width }, style))
  }
  pdf.y += belowPoints
}

/** Renders a paragraph of full width, tagged as `tag`; the next element starts below it. */
export function drawParagraph(sheet: Sheet, tag: TextTag, text: string, style: Style = {}, belowPoints = 4): void {
  const { pdf, left, width } = sheet
  const { y } = pdf
  addElement(sheet, tag, () => drawText(pdf, text, { x: left, y, width }, style))
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
  addElement(sheet, tag, () => texts.forEach(({ text, box, style }) => drawText(pdf, text, box, style)))
  pdf.y = y
}

/** Renders text in a box, tagged as `tag`; the current position does not change. Returns the height. */
export function drawTextInBox(sheet: Sheet, tag: TextTag, text: string, box: Box, style: Style = {}): number {
  drawPlacedTexts(sheet, tag, [{ text, box, style }])
  return heightOf(sheet.pdf, text, box.width, style)
}
