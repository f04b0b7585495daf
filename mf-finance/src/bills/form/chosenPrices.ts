import type { BillableSession } from 'shared/contracts/finance/billableSession'

/** The prices of the chosen sessions, in euros excluding VAT. */
export const chosenPrices = (
  { simplifiedBillingContent }: { simplifiedBillingContent: readonly string[] },
  rows: readonly BillableSession[],
): number[] => rows.filter(({ id }) => simplifiedBillingContent.includes(id)).map(({ price }) => price)
