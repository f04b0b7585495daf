import { pdfPoints } from 'shared/design/tokens'
import { ArchivePdf, footerPoints, marginPoints, type ArchivePdfOptions } from './ArchivePdf.ts'
import { drawDecoration, type Sheet } from './Sheet.ts'
import { drawText } from './text.ts'

/** Distance of the footer's text from the bottom of the content, in points. */
const footerTextOffset = 14

/** Starts an A4 document in French, tagged for screen readers. */
export function newSheet(options: ArchivePdfOptions): Sheet {
  const pdf = new ArchivePdf(options)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const bottom = pdf.page.height - marginPoints - footerPoints
  return { pdf, root, left: marginPoints, width: pdf.page.width - 2 * marginPoints, bottom }
}

function numberPages({ pdf, left, width, bottom }: Sheet, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // Without this, pdfkit would start a new page for text below the margin.
    pdf.page.margins.bottom = 0
    drawDecoration(pdf, 'Pagination', () => {
      drawText(
        pdf,
        note,
        { x: left, y: bottom + footerTextOffset, width: width / 2 },
        { size: pdfPoints.note, faint: true },
      )
      drawText(
        pdf,
        `Page ${index - start + 1} / ${count}`,
        { x: left + width / 2, y: bottom + footerTextOffset, width: width / 2 },
        { size: pdfPoints.note, faint: true, align: 'right' },
      )
    })
  }
}

/** Renders the document as bytes; each footer has the page number and `note`. */
export async function renderBytes(sheet: Sheet, note: string): Promise<Uint8Array> {
  const { pdf, root } = sheet
  numberPages(sheet, note)
  root.end()
  const chunks: Buffer[] = []
  const allBytes = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return allBytes
}
