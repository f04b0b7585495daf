import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import { longMonth, plural } from 'shared/domain/format'
import { useRights } from 'shared/session'
import { Alert, Stack, Typography } from 'shared/ui'
import { texts } from './messages.ts'
import { moneySteps } from './moneySteps.ts'
import { sessionSteps } from './sessionSteps.ts'
import type { HasPrivilege } from './step.ts'
import { StepCard } from './StepCard.tsx'
import { VatCard } from './VatCard.tsx'

/** The tasks to do before a month is closed, in the order in which they are done. */
export function Steps({ monthEnd }: { monthEnd: MonthEnd }) {
  const { privileges } = useRights()
  const hasPrivilege: HasPrivilege = (privilege) => privileges.includes(privilege)
  const steps = [...sessionSteps(monthEnd, hasPrivilege), ...moneySteps(monthEnd, hasPrivilege)]
  const remainingSteps = steps.filter(({ count }) => count > 0).length
  const { month, vat } = monthEnd
  return (
    <Stack spacing={1.5}>
      {remainingSteps === 0 ? (
        <Alert severity="success">
          Rien ne reste à faire pour {longMonth(month)}.{' '}
          {vat !== null && vat.tax !== 0 && <span>{texts.declareVat}</span>}
        </Alert>
      ) : (
        <Typography component="output" sx={{ display: 'block' }}>
          Il reste <strong>{remainingSteps}</strong> {plural(remainingSteps, 'étape', 'étapes')} sur {steps.length} pour{' '}
          {longMonth(month)}.
        </Typography>
      )}
      {steps.map((step) => (
        // The key contains the month, so that the rows are collapsed again when another month is opened.
        <StepCard key={`${month} ${step.title}`} step={step} />
      ))}
      {vat && <VatCard month={month} vat={vat} />}
    </Stack>
  )
}
