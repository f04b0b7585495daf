import { useId, useState } from 'react'
import { isCode, messageFor, useMutation, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionToReassign, Handover } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { plural } from 'shared/domain/format'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LoadFailed,
  Pending,
  toast,
  useCloseGuard,
  useIsPhone,
} from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { handOver, previewHandover } from './api.ts'
import { SessionsToReassign } from './SessionsToReassign.tsx'
import { memberName } from './memberName.ts'
import { removeFailureMessages, texts } from './messages.ts'
import { handoverKey } from '../keys.ts'
import { TherapistSelect } from './TherapistSelect.tsx'

interface RemoveMemberDialogProps {
  member: Member
  /** Therapists who may take over the sessions. */
  therapists: readonly Member[]
  onClose: () => void
  onRemoved: () => void
}

/** Therapist's id by session id, for sessions that are handed over to another therapist than the chosen successor. */
type SuccessorBySession = Readonly<Record<string, string>>

/** Removes a member and hands their upcoming sessions over to other therapists, in one request. */
export default function RemoveMemberDialog({ member, therapists, onClose, onRemoved }: RemoveMemberDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [successorId, setSuccessorId] = useState('')
  const [successorBySession, setSuccessorBySession] = useState<SuccessorBySession>({})
  const [acceptedPreview, setAcceptedPreview] = useState<Handover>()
  const { close, question } = useCloseGuard(successorId !== '', onClose)
  const input = {
    successorId: successorId || null,
    others: Object.entries(successorBySession).map(([sessionId, therapistId]) => ({
      sessionId,
      successorId: therapistId,
    })),
    leaves: true,
  }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...handoverKey, member.id, successorId, successorBySession],
    queryFn: ({ signal }) => previewHandover(member.id, { ...input, force: false }, signal),
    staleTime: 0,
    gcTime: 0,
    placeholderData: (previous) => previous,
  })
  const isLoading = data === undefined || isPlaceholderData
  // Accepts only the displayed conflicts: another successor, or new conflicts, need a new confirmation.
  const force = !isLoading && acceptedPreview === data
  const { mutate, isPending } = useMutation({
    mutationFn: () => handOver(member.id, { ...input, force }),
    onSuccess: () => {
      toast(texts.removedToast)
      onRemoved()
      onClose()
    },
    onError: (error) => {
      toast(messageFor(error, removeFailureMessages), 'error')
      if (isCode(error, errorCode.sessionConflict)) void refetch()
    },
  })

  // Sessions that need a decision come first.
  const sessions: readonly SessionToReassign[] = (data?.sessions ?? []).toSorted(
    (left, right) => Number(right.conflicts.length > 0) - Number(left.conflicts.length > 0),
  )
  const conflictCount = sessions.reduce((sum, session) => sum + session.conflicts.length, 0)
  const isReady = !isLoading && (sessions.length === 0 || successorId !== '') && (conflictCount === 0 || force)
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Supprimer {memberName(member)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Son compte est fermé aussitôt, sur tous ses appareils. Ce qui a été fait reste à son nom.
        </DialogContentText>
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Pending rows={3} />}
        {sessions.length > 0 && (
          <>
            <DialogContentText sx={{ mb: 2 }}>
              {sessions.length}{' '}
              {plural(sessions.length, 'séance à venir est à confier', 'séances à venir sont à confier')} à un autre
              praticien.
            </DialogContentText>
            {therapists.length === 0 ? (
              <Alert severity="warning">Aucun autre praticien ne peut les reprendre : invitez-en un d'abord.</Alert>
            ) : (
              <TherapistSelect
                label="Confier à"
                therapists={therapists}
                value={successorId}
                onChange={(nextSuccessorId) => {
                  setSuccessorId(nextSuccessorId)
                  setSuccessorBySession({})
                }}
              />
            )}
            {conflictCount > 0 && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {conflictCount} {plural(conflictCount, 'conflit', 'conflits')} dans l'agenda choisi. Confiez ces séances
                à quelqu'un d'autre, ou gardez-les malgré tout.
              </Alert>
            )}
            <SessionsToReassign
              sessions={sessions}
              therapists={therapists}
              onAssign={(sessionId, therapistId) =>
                setSuccessorBySession((previous) => ({ ...previous, [sessionId]: therapistId }))
              }
            />
            {conflictCount > 0 && (
              <FormControlLabel
                label="Confier aussi les séances en conflit"
                control={
                  <Checkbox
                    checked={force}
                    disabled={isLoading}
                    onChange={(_, checked) => setAcceptedPreview(checked ? data : undefined)}
                  />
                }
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" color="error" disabled={!isReady} loading={isPending} onClick={() => mutate()}>
          {sessions.length > 0 ? 'Confier et supprimer' : 'Supprimer'}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
