import { messageFor, useMutation } from 'shared/client'
import type { Invitation } from 'shared/contracts/accounts/team'
import { authorizationLabels, roleLabels } from 'shared/domain/accounts/team'
import { shortDay } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Box, Button, Chip, toast, Typography } from 'shared/ui'
import { resendInvitation, withdrawInvitation } from './api.ts'
import { invitationFailureMessages, texts } from './messages.ts'
import { TeamRow } from './TeamRow.tsx'

interface InvitationRowProps {
  invitation: Invitation
  canChangeRoles: boolean
  onChanged: () => void
}

const toastFailure = (error: unknown) => toast(messageFor(error, invitationFailureMessages), 'error')

/** Row of an invited person who has not joined yet. */
export function InvitationRow({ invitation, canChangeRoles, onChanged }: InvitationRowProps) {
  const { id, email, role, authorizations, sentAt, expiresAt, expired } = invitation
  const resendMutation = useMutation({
    mutationFn: () => resendInvitation(id),
    onSuccess: () => toast(texts.resentToast),
    onError: toastFailure,
    onSettled: onChanged,
  })
  const withdrawMutation = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: () => toast(texts.withdrawnToast),
    onError: toastFailure,
    onSettled: onChanged,
  })
  const grantedAuthorizations = authorizationLabels.filter(({ name }) =>
    authorizations.some((granted) => granted.name === name),
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
          <Button
            loading={resendMutation.isPending}
            onClick={() => resendMutation.mutate()}
            aria-label={`Renvoyer à ${email}`}
          >
            Renvoyer
          </Button>
          <Button
            color="error"
            loading={withdrawMutation.isPending}
            onClick={() => withdrawMutation.mutate()}
            aria-label={`Retirer l'invitation de ${email}`}
          >
            Retirer
          </Button>
        </>
      }
    >
      {canChangeRoles && <Chip label={roleLabels[role]} color="primary" variant="outlined" />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {grantedAuthorizations.map(({ name, label }) => (
          <Chip key={name} label={label} />
        ))}
      </Box>
    </TeamRow>
  )
}
