import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { standingBills } from './standingBills.ts'

/** Whether a quote was accepted and has no invoice yet. */
export const isToBill = (estimation: Pick<EstimationListItem, 'state' | 'bills'>): boolean =>
  estimation.state === 'ACCEPTED' && standingBills(estimation).length === 0
