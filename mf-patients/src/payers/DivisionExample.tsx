import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { divideAmongPayers } from 'shared/domain/money/division'
import { payersProblems } from 'shared/domain/patients/payersProblems'
import { Typography } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { inputOf } from './draft.ts'
import type { Draft } from './draft.ts'

const priceCents = 60_00

/** Example of the shares on a session of 60 €; hidden while the shares are invalid. */
export function DivisionExample({ control }: { control: Control<Draft> }) {
  const [payers, patientShare] = useWatch({ control, name: ['payers', 'patientShare'] })
  const input = inputOf({ payers, patientShare, givesBack: false })
  if (payersProblems(input).some(({ field }) => field === 'payers' || field.endsWith('.value'))) return null
  const shares = [
    ...input.payers.flatMap(({ share }, index) => (share ? [{ payerId: String(index), ...share }] : [])),
    ...(input.patientShare ? [{ payerId: null, ...input.patientShare }] : []),
  ]
  const nameOf = (payerId: string | null) =>
    payerId === null ? 'Patient' : input.payers[Number(payerId)]?.name.trim() || `Payeur ${Number(payerId) + 1}`
  const amountTexts = divideAmongPayers(priceCents, shares).map(
    ({ payerId, amount }) => `${nameOf(payerId)} ${money(eurosOf(amount))}`,
  )
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      Pour une séance de {money(eurosOf(priceCents))} : {amountTexts.join(' · ')}
    </Typography>
  )
}
