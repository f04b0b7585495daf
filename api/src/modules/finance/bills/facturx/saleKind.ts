import { reasonOfClient } from 'shared/domain/vat/clientVat'
import type { BillContent } from '../BillContent.ts'

/**
 * The kind of a sale (BR-FR-20): to a firm of France, to a firm abroad that owes no French VAT, or to anybody else. A firm
 * of France without a SIREN, and one of the EU without a VAT number, are invoiced like individuals.
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
