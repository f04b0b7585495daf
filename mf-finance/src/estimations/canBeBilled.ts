import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { uncreditedBillsOf } from './uncreditedBillsOf.ts'

/** Whether a quote is accepted and has no invoice, except invoices that were cancelled by credit notes. */
export const canBeBilled = (estimation: Pick<EstimationListItem, 'state' | 'bills'>): boolean =>
  estimation.state === 'ACCEPTED' && uncreditedBillsOf(estimation).length === 0
