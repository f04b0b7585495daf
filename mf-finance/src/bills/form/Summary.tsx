import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { decimal, money, plural } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import type { Cents } from 'shared/domain/money/cents'
import { Box, Fact } from 'shared/ui'
import { FormSection, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft/draft.ts'
import { useBillTotals } from './useBillTotals.ts'

const formatCents = (cents: Cents) => money(eurosOf(cents))

interface SummaryProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
}

/** Totals of the invoice. */
export function Summary({ control, rows }: SummaryProps) {
  const totals = useBillTotals(control, rows)
  const withTaxes = useWatch({ control, name: 'withTaxes' })
  const count = totals.lines.length
  return (
    <FormSection title="Récapitulatif" layout="free">
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, m: 0 }}>
        <Fact name={plural(count, 'Ligne', 'Lignes')}>{count}</Fact>
        {totals.globalDiscount > 0 && <Fact name="Remise globale">− {formatCents(totals.globalDiscount)}</Fact>}
        <Fact name="Total H.T">{formatCents(totals.net)}</Fact>
        {withTaxes &&
          totals.rates.map(({ rate, tax }) => (
            <Fact key={rate} name={`TVA ${decimal(rate / 100)} %`}>
              {formatCents(tax)}
            </Fact>
          ))}
        <Fact name={withTaxes ? 'Total T.T.C' : 'Total à payer'}>
          <Box component="strong" sx={{ fontSize: 'var(--mui-text-title)' }}>
            {formatCents(totals.total)}
          </Box>
        </Fact>
      </Box>
    </FormSection>
  )
}
