import type { BillableSession } from 'shared/contracts/billableSession'
import type { Draft } from './draft.ts'

/** The prices of the chosen sessions, in euros excluding VAT. */
export const chosenPrices = (
  { simplifiedBillingContent }: Pick<Draft, 'simplifiedBillingContent'>,
  rows: readonly BillableSession[],
): number[] => rows.filter(({ id }) => simplifiedBillingContent.includes(id)).map(({ price }) => price)
