import type { ArchivePdf } from './ArchivePdf.ts'

export type Pdf = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

/** A document being rendered: A4 pages with one margin. */
export interface Sheet {
  pdf: ArchivePdf
  /** The structure for screen readers; elements are added in reading order. */
  root: Part
  left: number
  width: number
  /** Top of the footer, in points. */
  bottom: number
}

/** Renders content of a structure element and returns the content's marks for it. */
export function tagged(pdf: Pdf, tag: string, draw: () => void): PDFKit.PDFStructureContent {
  const content = pdf.markStructureContent(tag)
  draw()
  pdf.endMarkedContent()
  return content
}

/**
 * Renders decoration, which screen readers skip. Not allowed within another decoration: pdfkit would end the outer one.
 */
export function silently(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
