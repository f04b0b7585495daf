import type { Restoration } from 'shared/contracts/accounts/restoration'
import { passwordAndCodeProblems } from 'shared/domain/accounts/secondFactor'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { longDay } from 'shared/domain/format'
import { Button, Stack, Typography } from 'shared/ui'
import { Form, PasswordAndCodeInputs, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { restorePractice } from './api.ts'
import { restorationFailureMessages } from './messages.ts'

interface RestorationFormProps {
  token: string
  restoration: Restoration
  onRestored: () => void
}

/** Form that restores the practice with the password and, if a second factor is on, a code. */
export function RestorationForm({ token, restoration, onRestored }: RestorationFormProps) {
  const { destroyAt, timeZone, needsCode } = restoration
  const form = useForm({
    defaultValues: { password: '', code: '' },
    resolver: problemsResolver<{ password: string; code: string }>((draft) =>
      passwordAndCodeProblems(draft, { needsCode }),
    ),
  })
  const saving = useSave(form, {
    save: ({ password, code }) => restorePractice({ token, password, ...(needsCode && { code }) }),
    messages: { failed: restorationFailureMessages },
    hasErrorSummary: false,
    onSaved: onRestored,
  })
  const { day, time } = momentIn(timeZone, new Date(destroyAt))
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        <Typography>
          Vous avez supprimé votre cabinet. Ses données seront détruites le {longDay(day)} à {time}. Jusque-là, votre
          mot de passe le rouvre : agenda, dossiers, factures et équipe seront comme avant.
        </Typography>
        <PasswordAndCodeInputs
          control={form.control}
          names={{ password: 'password', code: 'code' }}
          needsCode={needsCode}
        />
        <Button type="submit" variant="contained" loading={saving.isBusy} sx={{ alignSelf: 'flex-start' }}>
          Rouvrir mon cabinet
        </Button>
      </Stack>
    </Form>
  )
}
