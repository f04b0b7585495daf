import type { ComponentProps, ReactNode } from 'react'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { layout, Stack } from 'shared/ui'
import { DraftNotice, Form } from 'shared/ui/form'
import type { FieldValues } from 'shared/ui/form'
import { IncompleteProfile } from './IncompleteProfile.tsx'
import { IssueActions } from './IssueActions.tsx'

type Actions<Draft extends FieldValues> = Omit<ComponentProps<typeof IssueActions<Draft>>, 'isBusy' | 'isIncomplete'>

interface IssueFormProps<Draft extends FieldValues> extends Actions<Draft> {
  saving: ComponentProps<typeof Form>['saving']
  storedDraft: Omit<ComponentProps<typeof DraftNotice>, 'texts'>
  draftTexts: ComponentProps<typeof DraftNotice>['texts']
  profile: Profile
  /** Issuer of the document; undefined until one is selected. */
  therapist: Member | undefined
  children: ReactNode
}

/**
 * Form of an invoice or a quote: a notice about a draft stored on the device, the missing fields of the profile, the
 * fields of the document, and the buttons.
 */
export function IssueForm<Draft extends FieldValues>(props: IssueFormProps<Draft>) {
  const { saving, storedDraft, draftTexts, profile, therapist, children, ...actions } = props
  const profileProblems = therapist ? issuerProblems({ ...therapist, firm: profile.firm }) : []
  return (
    <Form saving={saving} sx={{ maxWidth: layout.formWidthPx }}>
      <Stack spacing={2}>
        <DraftNotice {...storedDraft} texts={draftTexts} />
        {profileProblems.length > 0 && <IncompleteProfile problems={profileProblems} />}
        {children}
        <IssueActions {...actions} isBusy={saving.isBusy} isIncomplete={profileProblems.length > 0} />
      </Stack>
    </Form>
  )
}
