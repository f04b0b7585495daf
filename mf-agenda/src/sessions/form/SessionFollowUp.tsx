import type { Session } from 'shared/contracts/agenda/session'
import { CheckInput, FoldedSection, FormSection, ReadOnlyFields, TextInput, useWatch } from 'shared/ui/form'
import { Stack, useIsPhone } from 'shared/ui'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { notEditableReason } from '../messages.ts'
import { PaidCheckbox } from '../paid/PaidCheckbox.tsx'

interface SessionFollowUpProps {
  form: SessionFormApi
  session: Session | undefined
  onChangedElsewhere: () => void
}

/**
 * Presence, payment and comments. The section is folded for a new session, which rarely needs them. On a phone, the
 * summary of a saved session has presence and payment instead.
 */
export function SessionFollowUp({ form: { control }, session, onChangedElsewhere }: SessionFollowUpProps) {
  const isInSummary = useIsPhone() && session?.validated === true
  const readOnlyReason = notEditableReason(session)
  const [withAnimalOnly, patientPresent, comments] = useWatch({
    control,
    name: ['withAnimalOnly', 'patientPresent', 'comments'],
  })
  const checks = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, my: -1, alignSelf: 'center' }}>
      {!withAnimalOnly && (
        <ReadOnlyFields reason={readOnlyReason}>
          <CheckInput control={control} name="patientPresent" label="Patient présent" />
        </ReadOnlyFields>
      )}
      {session && <PaidCheckbox session={session} onChangedElsewhere={onChangedElsewhere} />}
    </Stack>
  )
  const commentsField = (
    <ReadOnlyFields reason={readOnlyReason}>
      <TextInput control={control} name="comments" label="Commentaires" multiline minRows={2} />
    </ReadOnlyFields>
  )
  return session ? (
    <FormSection layout="stack" title="Suivi" action={!isInSummary && checks}>
      {commentsField}
    </FormSection>
  ) : (
    <FoldedSection layout="stack" title="Suivi" startsOpen={comments !== '' || !patientPresent}>
      {checks}
      {commentsField}
    </FoldedSection>
  )
}
