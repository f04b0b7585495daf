import type { ClubSession } from 'shared/contracts/agenda/club'
import { shortDay } from 'shared/domain/format'
import { Stack } from 'shared/ui'
import { Checkbox, FormControlLabel, MergeDialog, NumberInput } from 'shared/ui/form'
import { texts } from '../messages.ts'
import { useAmountDue } from './useAmountDue.ts'

interface SessionAmountDueProps {
  clubId: string
  session: ClubSession
}

/** Amount due to the place for a session, saved on blur, and whether it is paid, saved immediately. */
export function SessionAmountDue({ clubId, session }: SessionAmountDueProps) {
  const { control, merge, saveAmount, savePaid } = useAmountDue(clubId, session)
  const sessionText = `du ${shortDay(session.date)} à ${session.startTime}`
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} onBlur={saveAmount}>
        <NumberInput
          control={control}
          name="amountDue"
          id={`amount-${session.id}`}
          label=""
          hiddenLabel
          unit="€"
          sx={{ width: 124, flexShrink: 0 }}
          slotProps={{
            htmlInput: { 'aria-label': `Montant dû pour la séance ${sessionText}`, style: { textAlign: 'right' } },
          }}
        />
        <FormControlLabel
          label="Payé au lieu"
          sx={{ whiteSpace: 'nowrap', mr: 0 }}
          control={
            <Checkbox
              checked={session.paidToClub}
              onChange={(_, paid) => savePaid(paid)}
              slotProps={{ input: { 'aria-label': `Séance ${sessionText} : payé au lieu` } }}
            />
          }
        />
      </Stack>
      <MergeDialog merge={merge} title={texts.amountDueChangedMeanwhile} />
    </>
  )
}
