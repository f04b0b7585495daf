import type { Totals } from 'shared/domain/money/totals'
import type { VatClient } from 'shared/domain/vat/clientVat'
import type { DocumentVat } from 'shared/domain/vat/vatRights'
import type { Draft } from './draft/draft.ts'

/** Converts the VAT fields of the form to the input of the VAT rules. */
export const documentVatOf = (
  { vatReason, taxesComment }: Pick<Draft, 'vatReason' | 'taxesComment'>,
  { rates, net }: Totals,
  client?: VatClient,
): DocumentVat => ({ client, rates: rates.map(({ rate }) => rate / 100), net, vatReason, comment: taxesComment })
