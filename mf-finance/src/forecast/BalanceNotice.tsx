import { forecastTotals, imbalanceOf } from 'shared/domain/forecast/forecast'
import { forecastYears } from 'shared/contracts/finance/forecastLines'
import { money } from 'shared/domain/format'
import { Alert, Box } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { forecastOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { yearLabels } from './messages.ts'

/** Alert that names the years whose assets and liabilities differ, with the difference. */
export function BalanceNotice({ control }: Pick<UseFormReturn<Draft>, 'control'>) {
  const forecast = useWatch({ control, compute: forecastOf })
  const unbalancedYears = forecastYears
    .map((year) => ({ year, imbalance: imbalanceOf(forecastTotals(forecast, year)) }))
    .filter(({ imbalance }) => imbalance !== 0)
  return (
    <Box aria-live="polite" sx={{ minHeight: 0 }}>
      {unbalancedYears.length > 0 && (
        <Alert severity="info">
          {unbalancedYears.map(({ year, imbalance }) => (
            <div key={year}>
              {yearLabels[year]} : {imbalance > 0 ? "l'actif dépasse le passif" : "le passif dépasse l'actif"} de{' '}
              {money(Math.abs(imbalance))}.
            </div>
          ))}
        </Alert>
      )}
    </Box>
  )
}
