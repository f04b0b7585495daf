import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { standingBills } from './standingBills.ts'

/** Whether a quote was accepted and has no invoice yet. */
export const isToBill = (quote: Pick<EstimationListItem, 'state' | 'bills'>): boolean =>
  quote.state === 'ACCEPTED' && standingBills(quote).length === 0
