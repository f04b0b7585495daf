import type { Session } from 'shared/contracts/agenda/session'
import { CheckInput, ReadOnlyFields, FormSection, TextInput, useWatch } from 'shared/ui/form'
import { Stack } from 'shared/ui'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { notEditableReason } from '../messages.ts'
import { PaidCheckbox } from '../paid/PaidCheckbox.tsx'

interface SessionFollowUpProps {
  form: SessionFormApi
  session: Session | undefined
  onChangedElsewhere: () => void
}

/** Fields for the follow-up of a session: presence, payment and comments. */
export function SessionFollowUp({ form: { control }, session, onChangedElsewhere }: SessionFollowUpProps) {
  const readOnlyReason = notEditableReason(session)
  const withAnimalOnly = useWatch({ control, name: 'withAnimalOnly' })
  return (
    <FormSection layout="stack" title="Suivi">
      <Stack>
        {!withAnimalOnly && (
          <ReadOnlyFields reason={readOnlyReason}>
            <CheckInput control={control} name="patientPresent" label="Patient présent" />
          </ReadOnlyFields>
        )}
        {session && <PaidCheckbox session={session} onChangedElsewhere={onChangedElsewhere} />}
      </Stack>
      <ReadOnlyFields reason={readOnlyReason}>
        <TextInput control={control} name="comments" label="Commentaires" multiline minRows={4} />
      </ReadOnlyFields>
    </FormSection>
  )
}
