import { reasonOfClient } from 'shared/domain/vat/clientVat'
import type { BillContent } from '../BillContent.ts'

/**
 * Kind of a sale (BR-FR-20): to a French firm (B2B), to a firm abroad that owes no French VAT (B2BINT), or to another
 * client (B2C). A French firm without a SIREN and an EU firm without a VAT number count as B2C.
 */
export type SaleKind = 'B2B' | 'B2BINT' | 'B2C'

/** Returns the kind of a document's sale. */
export function saleKindOf({
  client,
  issuer,
}: Pick<BillContent, 'client'> & { issuer: { zipCode: string } }): SaleKind {
  if (reasonOfClient(client, issuer.zipCode) !== null) return 'B2BINT'
  return client.isFirm && client.siren !== '' ? 'B2B' : 'B2C'
}
