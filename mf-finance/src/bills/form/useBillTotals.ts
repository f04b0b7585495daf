import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { draftTotals } from 'shared/domain/bills/lines/draftTotals'
import { useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { selectedPricesOf } from './selectedPricesOf.ts'
import type { Draft } from './draft/draft.ts'

/**
 * Computes the totals of the invoice in cents during input, with the rule that the API uses too (`totalsOf`). In
 * simplified mode, `taxes` is the VAT rate in percent, and `simplifiedBillingContent` has the ids of the selected
 * sessions.
 */
export function useBillTotals(control: Control<Draft>, rows: readonly BillableSession[]) {
  const [simplifiedMode, withTaxes, taxes, simplifiedBillingContent, detailedBillingContent, discount, discountType] =
    useWatch({
      control,
      name: [
        'simplifiedMode',
        'withTaxes',
        'taxes',
        'simplifiedBillingContent',
        'detailedBillingContent',
        'discount',
        'discountType',
      ],
    })
  return draftTotals(
    { simplifiedMode, withTaxes, taxes, detailedBillingContent, discount, discountType },
    selectedPricesOf({ simplifiedBillingContent }, rows),
  )
}
