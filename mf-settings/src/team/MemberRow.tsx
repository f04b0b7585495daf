import type { MemberRole } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { roleLabels } from 'shared/domain/accounts/team'
import { listKey, replaced } from 'shared/lists'
import { Button, Typography } from 'shared/ui'
import { Form, useForm, useSave } from 'shared/ui/form'
import { readMember, saveMember } from './api.ts'
import type { Draft } from './draft.ts'
import { draftOf, inputOf, memberLabels } from './draft.ts'
import { memberName } from './memberName.ts'
import { memberMessages, texts } from './messages.ts'
import { RightsFields } from './RightsFields.tsx'
import { TeamRow } from './TeamRow.tsx'

interface MemberRowProps {
  member: Member
  /** True for an administrator: other members neither see nor change roles. */
  canChangeRoles: boolean
  /** True for the last administrator, and for any administrator when the current user is not one. */
  isReadOnly: boolean
  onRemove: (member: Member) => void
}

const ordinaryRoles: readonly MemberRole[] = ['ASSISTANT', 'THERAPIST']

/** Row of a member; saves their role and authorizations. */
export function MemberRow({ member, canChangeRoles, isReadOnly, onRemove }: MemberRowProps) {
  // Fields without unsaved input show a colleague's later changes.
  const form = useForm<Draft>({ values: draftOf(member), resetOptions: { keepDirtyValues: true } })
  const saving = useSave(form, {
    save: (draft, _key, original = member) => saveMember(original, { id: member.id, ...inputOf(draft) }),
    revision: { original: member, read: () => readMember(member.id), draftOf, labels: memberLabels },
    messages: memberMessages,
    draftOf,
    hasErrorSummary: false,
    onSaved: (savedMember) => replaced(listKey.team, savedMember),
  })
  const name = memberName(member)
  return (
    <Form saving={saving} staleTitle={texts.staleTitle}>
      <TeamRow
        label={name}
        identity={
          <>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {member.email}
            </Typography>
            {isReadOnly && canChangeRoles && <Typography variant="body2">{roleLabels[member.role]}</Typography>}
          </>
        }
        actions={
          !isReadOnly && (
            <>
              <Button type="submit" variant="contained" disabled={!form.formState.isDirty} loading={saving.isBusy}>
                Enregistrer
              </Button>
              <Button color="error" onClick={() => onRemove(member)} aria-label={`Supprimer ${name}`}>
                Supprimer
              </Button>
            </>
          )
        }
      >
        <RightsFields
          control={form.control}
          isReadOnly={isReadOnly}
          {...(canChangeRoles &&
            !isReadOnly && { roles: [...ordinaryRoles, ...(member.role === 'ADMIN' ? [member.role] : [])] })}
        />
      </TeamRow>
    </Form>
  )
}
