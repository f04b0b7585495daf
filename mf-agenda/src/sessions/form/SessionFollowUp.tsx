import type { Session } from 'shared/contracts/agenda/session'
import { CheckInput, FixedFields, FormSection, TextInput, useWatch } from 'shared/ui/form'
import { Stack } from 'shared/ui'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { fixedReason } from '../messages.ts'
import { PaidCheckbox } from '../paid/PaidCheckbox.tsx'

interface SessionFollowUpProps {
  form: SessionFormApi
  session: Session | undefined
  onChangedElsewhere: () => void
}

/** Fields about a past session: presence, payment and comments. */
export function SessionFollowUp({ form: { control }, session, onChangedElsewhere }: SessionFollowUpProps) {
  const fixed = fixedReason(session)
  const withAnimalOnly = useWatch({ control, name: 'withAnimalOnly' })
  return (
    <FormSection layout="stack" title="Suivi">
      <Stack>
        {!withAnimalOnly && (
          <FixedFields reason={fixed}>
            <CheckInput control={control} name="patientPresent" label="Patient présent" />
          </FixedFields>
        )}
        {session && <PaidCheckbox session={session} onChangedElsewhere={onChangedElsewhere} />}
      </Stack>
      <FixedFields reason={fixed}>
        <TextInput control={control} name="comments" label="Commentaires" multiline minRows={4} />
      </FixedFields>
    </FormSection>
  )
}
