import { messageFor, useMutation } from 'shared/client'
import type { Invitation } from 'shared/contracts/accounts/team'
import { authorizationLabels, roleLabels } from 'shared/domain/accounts/team'
import { shortDay } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Box, Button, Chip, toast, Typography } from 'shared/ui'
import { resendInvitation, withdrawInvitation } from './api.ts'
import { invitationFailed, texts } from './messages.ts'
import { TeamRow } from './TeamRow.tsx'

interface InvitationRowProps {
  invitation: Invitation
  givesRoles: boolean
  onChanged: () => void
}

const toastFailure = (error: unknown) => toast(messageFor(error, invitationFailed), 'error')

/** Row of an invited person who has not joined yet. */
export function InvitationRow({ invitation, givesRoles, onChanged }: InvitationRowProps) {
  const { id, email, role, authorizations, sentAt, expiresAt, expired } = invitation
  const resending = useMutation({
    mutationFn: () => resendInvitation(id),
    onSuccess: () => toast(texts.resent),
    onError: toastFailure,
    onSettled: onChanged,
  })
  const withdrawing = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: () => toast(texts.withdrawn),
    onError: toastFailure,
    onSettled: onChanged,
  })
  const grantedAuthorizations = authorizationLabels.filter(({ name }) =>
    authorizations.some((each) => each.name === name),
  )
  return (
    <TeamRow
      label={`Invitation de ${email}`}
      identity={
        <>
          <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
          <Typography variant="body2" color="textSecondary">
            Invitation envoyée le {shortDay(practiceDayOf(sentAt))},{' '}
            {expired ? "elle n'est plus valable" : `valable jusqu'au ${shortDay(practiceDayOf(expiresAt))}`}
          </Typography>
        </>
      }
      actions={
        <>
          <Button loading={resending.isPending} onClick={() => resending.mutate()} aria-label={`Renvoyer à ${email}`}>
            Renvoyer
          </Button>
          <Button
            color="error"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
            aria-label={`Retirer l'invitation de ${email}`}
          >
            Retirer
          </Button>
        </>
      }
    >
      {givesRoles && <Chip label={roleLabels[role]} color="primary" variant="outlined" />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {grantedAuthorizations.map(({ name, label }) => (
          <Chip key={name} label={label} />
        ))}
      </Box>
    </TeamRow>
  )
}
