import type { ClubSession, ClubSessionInput } from 'shared/contracts/club'
import { shortDay } from 'shared/domain/format'
import { Stack } from 'shared/ui'
import { Checkbox, FormControlLabel, NumberInput, useForm } from 'shared/ui/form'
import { settleSession } from './useActivity.ts'

interface SessionDueProps {
  clubId: string
  session: ClubSession
}

/** The amount due to the club for a session, saved on blur, and whether it is paid, saved at once. */
export function SessionDue({ clubId, session }: SessionDueProps) {
  const { amountDue, paidToClub } = session
  const { control, getValues, reset } = useForm<{ amountDue: number | null }>({ values: { amountDue } })
  const which = `du ${shortDay(session.date)} à ${session.startTime}`

  // Resets explicitly: when the server refuses before the new amount is rendered, no value changes.
  const save = async (due: ClubSessionInput) => {
    if (!(await settleSession(clubId, session, due))) reset({ amountDue })
  }
  const saveAmount = () => {
    const typed = getValues('amountDue')
    if (typed === null) reset({ amountDue })
    else if (typed !== amountDue) void save({ amountDue: typed, paidToClub })
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} onBlur={saveAmount}>
      <NumberInput
        control={control}
        name="amountDue"
        id={`amount-${session.id}`}
        label=""
        hiddenLabel
        unit="€"
        sx={{ width: 124, flexShrink: 0 }}
        slotProps={{ htmlInput: { 'aria-label': `Montant dû pour la séance ${which}`, style: { textAlign: 'right' } } }}
      />
      <FormControlLabel
        label="Payé au lieu"
        sx={{ whiteSpace: 'nowrap', mr: 0 }}
        control={
          <Checkbox
            checked={paidToClub}
            onChange={(_, paid) => void save({ amountDue: getValues('amountDue') ?? amountDue, paidToClub: paid })}
            slotProps={{ input: { 'aria-label': `Séance ${which} : payé au lieu` } }}
          />
        }
      />
    </Stack>
  )
}
