import { silently, type Sheet } from '../Sheet.ts'
import { textIn } from '../text.ts'
import { palette } from './palette.ts'

const heightPoints = 96

/** Renders the acceptance block, on one page: acceptance text, date, name and signature. */
export function signatureBlock(sheet: Sheet): void {
  const { pdf, left, width, bottom } = sheet
  if (pdf.y + heightPoints > bottom) pdf.addPage()
  const top = pdf.y + 4
  const box = { x: left + width / 2, width: width / 2 }
  silently(pdf, 'Layout', () =>
    pdf
      .roundedRect(box.x, top, box.width, heightPoints - 8, 6)
      .lineWidth(0.8)
      .strokeColor(palette.rule)
      .stroke(),
  )
  const text = { x: box.x + 12, width: box.width - 24 }
  textIn(sheet, 'P', 'Bon pour accord', { ...text, y: top + 10 }, { size: 11, bold: true })
  const hint = { size: 8.5, colour: palette.quiet }
  textIn(sheet, 'P', 'Date, nom et signature du client, précédés de cette mention', { ...text, y: top + 26 }, hint)
  pdf.y = top + heightPoints
}
