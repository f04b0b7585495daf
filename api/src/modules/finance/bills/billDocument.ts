import { crossIndustryInvoice } from './facturx/crossIndustryInvoice.ts'
import type { BillContent } from './BillContent.ts'
import { billPdf } from './billPdf.ts'
import { totalsOfBill } from './totalsOfBill.ts'

export interface BillDocument {
  pdf: Uint8Array
  /** Electronic invoice embedded in the PDF; null for a draft. */
  xml: string | null
}

/**
 * Generates an invoice or a credit note as PDF/A-3a with embedded Factur-X XML. The same content produces the same
 * bytes.
 */
export async function billDocument(content: BillContent): Promise<BillDocument> {
  const totals = totalsOfBill(content)
  const xml = content.number === null ? null : crossIndustryInvoice(content, totals)
  return { pdf: await billPdf(content, totals, xml), xml }
}
