import type { Pdf, Sheet } from './document.ts'

/** A drawing of this height at the current position, with the text that is read out instead of it. A page is begun where it does not fit. */
export function figure(
  { pdf, root, bottom }: Sheet,
  { height, alt }: { height: number; alt: string },
  draw: (pdf: Pdf, top: number) => void,
): void {
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y
  const content = pdf.markStructureContent('Figure')
  draw(pdf, top)
  pdf.endMarkedContent()
  root.add(pdf.struct('Figure', { alt }, [content]))
  pdf.y = top + height
}
