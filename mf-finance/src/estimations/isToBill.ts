import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { uncreditedBills } from './uncreditedBills.ts'

/** Whether a quote is accepted and is not billed, or its invoices were credited. */
export const isToBill = (estimation: Pick<EstimationListItem, 'state' | 'bills'>): boolean =>
  estimation.state === 'ACCEPTED' && uncreditedBills(estimation).length === 0
