import { errorCode } from 'shared/contracts/errorCodes'
import type { MemberRole } from 'shared/contracts/accounts/team'
import { invitationProblems } from 'shared/domain/accounts/team'
import { Button, Stack } from 'shared/ui'
import { EmailQuotaNotice, Form, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { invite } from './api.ts'
import type { Draft } from './draft.ts'
import { inputOf, newDraft } from './draft.ts'
import { inviteMessages } from './messages.ts'
import { RightsFields } from './RightsFields.tsx'
import { TeamRow } from './TeamRow.tsx'

interface NewMemberRowProps {
  /** Roles for which the subscription has a free seat. */
  roles: readonly MemberRole[]
  canChangeRoles: boolean
  onInvited: () => void
  onCancel: () => void
}

/** Row for a new member, which is sent as an invitation. */
export function NewMemberRow({ roles, canChangeRoles, onInvited, onCancel }: NewMemberRowProps) {
  const form = useForm<Draft>({
    defaultValues: newDraft(roles[0] ?? 'ASSISTANT'),
    resolver: problemsResolver<Draft>(invitationProblems),
  })
  const saving = useSave(form, {
    save: (draft, key) => invite(inputOf(draft), key),
    request: { name: 'member.new', contentsOf: inputOf },
    messages: inviteMessages,
    fields: { [errorCode.emailTaken]: 'email' },
    hasErrorSummary: false,
    onSaved: onInvited,
  })
  const { control } = form
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        <EmailQuotaNotice />
        <TeamRow
          label="Nouveau membre"
          identity={
            <TextInput
              control={control}
              name="email"
              label="E-mail"
              type="email"
              autoComplete="off"
              required
              fullWidth
            />
          }
          actions={
            <>
              <Button type="submit" variant="contained" loading={saving.isBusy}>
                Inviter
              </Button>
              <Button onClick={onCancel}>Annuler</Button>
            </>
          }
        >
          <RightsFields control={control} {...(canChangeRoles && { roles })} />
        </TeamRow>
      </Stack>
    </Form>
  )
}
