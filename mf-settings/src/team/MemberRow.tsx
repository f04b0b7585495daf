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
  /** True for an administrator, who alone sees and changes roles. */
  givesRoles: boolean
  /** True for the last administrator, and for any administrator when the current user is not one. */
  isFixed: boolean
  onRemove: (member: Member) => void
}

const ordinaryRoles: readonly MemberRole[] = ['ASSISTANT', 'THERAPIST']

/** Row of a member; saves their role and authorizations. */
export function MemberRow({ member, givesRoles, isFixed, onRemove }: MemberRowProps) {
  // Fields without unsaved input show a colleague's later changes.
  const form = useForm<Draft>({ values: draftOf(member), resetOptions: { keepDirtyValues: true } })
  const saving = useSave(form, {
    save: (draft, _key, seen = member) => saveMember(seen, { id: member.id, ...inputOf(draft) }),
    revision: { seen: member, read: () => readMember(member.id), draftOf, labels: memberLabels },
    messages: memberMessages,
    draftOf,
    hasErrorSummary: false,
    onSaved: (saved) => replaced(listKey.team, saved),
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
            {isFixed && givesRoles && <Typography variant="body2">{roleLabels[member.role]}</Typography>}
          </>
        }
        actions={
          !isFixed && (
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
          isFixed={isFixed}
          {...(givesRoles &&
            !isFixed && { roles: [...ordinaryRoles, ...(member.role === 'ADMIN' ? [member.role] : [])] })}
        />
      </TeamRow>
    </Form>
  )
}
