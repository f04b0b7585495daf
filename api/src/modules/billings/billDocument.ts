import type { BillContent } from './BillContent.ts'
import { billPdf } from './billPdf.ts'

export interface BillDocument {
  pdf: Uint8Array
  /** The electronic invoice inside the PDF; null for a draft. */
  xml: string | null
}

/** The PDF of an invoice or a credit note. The same content has the same bytes. */
export async function billDocument(content: BillContent): Promise<BillDocument> {
  return { pdf: await billPdf(content), xml: null }
}
