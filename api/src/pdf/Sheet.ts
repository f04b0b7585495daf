import type { ArchivePdf } from './ArchivePdf.ts'

export type Pdf = ArchivePdf
export type StructureElement = PDFKit.PDFStructureElement

/** A document being rendered: A4 pages with equal margins. Positions and sizes are in points. */
export interface Sheet {
  pdf: Pdf
  /** The structure for screen readers; elements are added in reading order. */
  root: StructureElement
  left: number
  width: number
  /** Top of the footer, in points. */
  bottom: number
}

/** Renders marked content and returns it, to be added to a structure element. */
export function drawTagged(pdf: Pdf, tag: string, draw: () => void): PDFKit.PDFStructureContent {
  const content = pdf.markStructureContent(tag)
  draw()
  pdf.endMarkedContent()
  return content
}

/**
 * Renders decoration, which screen readers skip. Must not be called within another decoration: pdfkit would end the
 * outer decoration.
 */
export function drawDecoration(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
