import { useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { Cancellation } from 'shared/contracts/directory/booking'
import { longDay } from 'shared/domain/format'
import { Alert, Box, Button, ConfirmDialog, Typography } from 'shared/ui'
import { cancelSession } from './api.ts'
import { cancelFailureMessages, notCancellableReason } from './messages.ts'

interface CancelSessionProps {
  token: string
  session: Cancellation
  onChanged: () => void
}

const stateNames = {
  PENDING: 'En attente de validation',
  VALIDATED: 'Validée',
  CANCELLED: 'Annulée',
  EXPIRED: 'Expirée',
} as const

export function CancelSession({ token, session, onChanged }: CancelSessionProps) {
  const [isConfirming, setConfirming] = useState(false)
  const cancellation = useMutation({
    mutationFn: () => cancelSession(token),
    onSettled: () => setConfirming(false),
    onError: onChanged,
  })
  const displayedSession = cancellation.data ?? session

  return (
    <>
      <Typography variant="h2" sx={{ mb: 2, '&::first-letter': { textTransform: 'uppercase' } }}>
        {longDay(displayedSession.date)}, {displayedSession.startTime} – {displayedSession.endTime}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '4px 16px',
          m: 0,
          mb: 3,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        <dt>Praticien</dt>
        <dd>{displayedSession.therapistName}</dd>
        <dt>Séance</dt>
        <dd>{displayedSession.sessionTypeName}</dd>
        <dt>État</dt>
        <dd>{stateNames[displayedSession.state]}</dd>
      </Box>
      {cancellation.isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageFor(cancellation.error, cancelFailureMessages)}
        </Alert>
      )}
      {cancellation.isSuccess && (
        <Alert severity="success">Votre séance est annulée. Votre praticien en est averti.</Alert>
      )}
      {!cancellation.isSuccess && !displayedSession.cancellable && (
        <Alert severity="info">{notCancellableReason(displayedSession)}</Alert>
      )}
      {!cancellation.isSuccess && displayedSession.cancellable && (
        <Button variant="contained" color="error" onClick={() => setConfirming(true)}>
          Annuler la séance
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Annuler cette séance ?"
        confirm="Annuler la séance"
        cancel="Garder la séance"
        danger
        busy={cancellation.isPending}
        onConfirm={() => cancellation.mutate()}
        onCancel={() => setConfirming(false)}
      >
        Le créneau sera rendu et votre praticien averti.
      </ConfirmDialog>
    </>
  )
}
