import type { BillableSession } from 'shared/contracts/finance/billableSession'

/** Returns the prices of the selected sessions, in euros excluding VAT. */
export const selectedPricesOf = (
  { simplifiedBillingContent }: { simplifiedBillingContent: readonly string[] },
  rows: readonly BillableSession[],
): number[] => rows.filter(({ id }) => simplifiedBillingContent.includes(id)).map(({ price }) => price)
