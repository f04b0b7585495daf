import type { Session } from 'shared/contracts/session'
import { CheckInput, FormSection, TextInput, useWatch } from 'shared/ui/form'
import { Stack } from 'shared/ui'
import type { SessionFormApi } from './form.ts'
import { PaidBox } from '../paid/PaidBox.tsx'

/** How the session went: who came, whether it is paid, what is to be remembered. */
export function SessionFollowUp({
  form: { control },
  session,
}: {
  form: SessionFormApi
  session: Session | undefined
}) {
  const withAnimalOnly = useWatch({ control, name: 'withAnimalOnly' })
  return (
    <FormSection layout="stack" title="Suivi">
      <Stack>
        {!withAnimalOnly && <CheckInput control={control} name="patientPresent" label="Patient présent" />}
        {session && <PaidBox session={session} />}
      </Stack>
      <TextInput control={control} name="comments" label="Commentaires" multiline minRows={4} />
    </FormSection>
  )
}
