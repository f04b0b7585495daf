import type { ArchivePdf } from './ArchivePdf.ts'

export type Pdf = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

/** A document that is drawn: pages of A4 with one margin. */
export interface Sheet {
  pdf: ArchivePdf
  /** The structure screen readers follow; parts are added to it in order. */
  root: Part
  left: number
  width: number
  /** Where the footer begins. */
  bottom: number
}

/** Draws content of a part of the structure. The part takes what is returned. */
export function tagged(pdf: Pdf, tag: string, draw: () => void): PDFKit.PDFStructureContent {
  const content = pdf.markStructureContent(tag)
  draw()
  pdf.endMarkedContent()
  return content
}

/** Draws decoration, which screen readers skip. Not within another: pdfkit would end that one. */
export function silently(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
