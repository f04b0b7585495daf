import { pdfPoints } from 'shared/design/tokens'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { drawTextInBox } from '../text.ts'
import { drawFigure } from '../figure.ts'
import { issuerLines, type Issuer } from './Issuer.ts'
import { palette } from './palette.ts'

export interface Letterhead {
  issuer: Issuer
  /** For example « Devis n° D-2026-0001 ». */
  title: string
  /** Lines below the title: date and end of validity. */
  facts: readonly string[]
}

const bandHeightPoints = 6
const logoBox = { width: 130, height: 48 }
/** Spaces between the elements, in points. */
const spacing = { columns: 20, logo: 8, firmName: 3, issuerLine: 1, title: 6, fact: 2, letterhead: 12 }

function drawLogo(sheet: Sheet, { logo: bytes, firmName }: Issuer): void {
  if (!bytes) return
  drawFigure(sheet, { height: logoBox.height + spacing.logo, alt: `Logo de ${firmName}` }, (pdf, top) =>
    pdf.image(bytes, sheet.left, top, { fit: [logoBox.width, logoBox.height] }),
  )
}

/** Renders the issuer on the left and the document's title on the right; the next element starts below both. */
export function drawLetterhead(sheet: Sheet, { issuer, title, facts }: Letterhead): void {
  const { pdf, left, width } = sheet
  drawDecoration(pdf, 'Layout', () => pdf.rect(0, 0, pdf.page.width, bandHeightPoints).fill(palette.primary))
  const top = pdf.y
  const columnWidth = (width - spacing.columns) / 2
  drawLogo(sheet, issuer)
  let issuerBottom = pdf.y
  const name = { size: pdfPoints.subtitle, bold: true, colour: palette.primary }
  issuerBottom +=
    drawTextInBox(sheet, 'P', issuer.firmName, { x: left, y: issuerBottom, width: columnWidth }, name) +
    spacing.firmName
  for (const line of issuerLines(issuer)) {
    const box = { x: left, y: issuerBottom, width: columnWidth }
    issuerBottom +=
      drawTextInBox(sheet, 'P', line, box, { size: pdfPoints.table, colour: palette.quiet }) + spacing.issuerLine
  }
  const rightColumn = { x: left + width / 2, width: width / 2 }
  let titleBottom = top
  titleBottom +=
    drawTextInBox(
      sheet,
      'H1',
      title,
      { ...rightColumn, y: top },
      { size: pdfPoints.billTitle, bold: true, align: 'right' },
    ) + spacing.title
  for (const fact of facts)
    titleBottom +=
      drawTextInBox(sheet, 'P', fact, { ...rightColumn, y: titleBottom }, { size: pdfPoints.body, align: 'right' }) +
      spacing.fact
  pdf.y = Math.max(issuerBottom, titleBottom) + spacing.letterhead
}
