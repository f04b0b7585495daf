import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import { longMonth, plural } from 'shared/domain/format'
import { useRights } from 'shared/session'
import { Alert, Stack, Typography } from 'shared/ui'
import { texts } from './messages.ts'
import { moneySteps } from './moneySteps.ts'
import { sessionSteps } from './sessionSteps.ts'
import type { May } from './step.ts'
import { StepCard } from './StepCard.tsx'
import { VatCard } from './VatCard.tsx'

/** Everything that is to be done before a month is closed, in the order in which one leads to the next. */
export function Steps({ monthEnd }: { monthEnd: MonthEnd }) {
  const { privileges } = useRights()
  const may: May = (privilege) => privileges.includes(privilege)
  const steps = [...sessionSteps(monthEnd, may), ...moneySteps(monthEnd, may)]
  const left = steps.filter(({ count }) => count > 0).length
  const { month, vat } = monthEnd
  return (
    <Stack spacing={2}>
      {left === 0 ? (
        <Alert severity="success">
          Rien ne reste à faire pour {longMonth(month)}. {vat !== null && vat.tax !== 0 && texts.declareVat}
        </Alert>
      ) : (
        <Typography component="output" sx={{ display: 'block' }}>
          Il reste <strong>{left}</strong> {plural(left, 'étape', 'étapes')} sur {steps.length} pour {longMonth(month)}.
        </Typography>
      )}
      {steps.map((step) => (
        // The rows of another month start collapsed.
        <StepCard key={`${month} ${step.title}`} step={step} />
      ))}
      {vat && <VatCard month={month} vat={vat} />}
    </Stack>
  )
}
