import { silently, type Sheet } from '../Sheet.ts'
import { textIn } from '../text.ts'
import { figure } from '../figure.ts'
import { issuerLines, type Issuer } from './Issuer.ts'
import { palette } from './palette.ts'

export interface Letterhead {
  issuer: Issuer
  /** « Devis n° D-2026-0001 » */
  title: string
  /** Lines below the title: date and end of validity. */
  facts: readonly string[]
}

const bandHeightPoints = 6
const logoBox = { width: 130, height: 48 }

function logo(sheet: Sheet, { logo: bytes, firmName }: Issuer): void {
  if (!bytes) return
  figure(sheet, { height: logoBox.height + 8, alt: `Logo de ${firmName}` }, (pdf, top) =>
    pdf.image(bytes, sheet.left, top, { fit: [logoBox.width, logoBox.height] }),
  )
}

/** Renders the issuer on the left and the document's title on the right. The next element starts below both. */
export function letterhead(sheet: Sheet, { issuer, title, facts }: Letterhead): void {
  const { pdf, left, width } = sheet
  silently(pdf, 'Layout', () => pdf.rect(0, 0, pdf.page.width, bandHeightPoints).fill(palette.primary))
  const top = pdf.y
  const column = width / 2 - 10
  logo(sheet, issuer)
  let issuerBottom = pdf.y
  const name = { size: 13, bold: true, colour: palette.primary }
  issuerBottom += textIn(sheet, 'P', issuer.firmName, { x: left, y: issuerBottom, width: column }, name) + 3
  for (const line of issuerLines(issuer)) {
    const box = { x: left, y: issuerBottom, width: column }
    issuerBottom += textIn(sheet, 'P', line, box, { size: 9, colour: palette.quiet }) + 1
  }
  const right = { x: left + width / 2, width: width / 2 }
  let titleBottom = top
  titleBottom += textIn(sheet, 'H1', title, { ...right, y: top }, { size: 19, bold: true, align: 'right' }) + 6
  for (const fact of facts)
    titleBottom += textIn(sheet, 'P', fact, { ...right, y: titleBottom }, { size: 10, align: 'right' }) + 2
  pdf.y = Math.max(issuerBottom, titleBottom) + 18
}
