import { useMutation } from 'shared/client'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { sessionsDeleted } from 'shared/lists'
import { useSession } from 'shared/session'
import { ConfirmDialog, toast } from 'shared/ui'
import { cancelSession } from '../api.ts'
import { toasts } from '../messages.ts'

interface CancelRequestProps {
  request: ShortSession
  /** Names the dialog after the button 'Refuser' of the list of requests. */
  isRefusal?: boolean
  onClose: () => void
  onCancelled: (day: Day) => void
  onFailed: (error: unknown) => void
}

/** Cancels a booking request after a confirmation, since the e-mail to the patient is sent immediately. */
export function CancelRequest({ request, isRefusal = false, onClose, onCancelled, onFailed }: CancelRequestProps) {
  const { id, title, date, startTime, endTime } = request
  const isUnconfirmed = useSession(({ user }) => user?.isUnconfirmed === true)
  const cancellation = useMutation({
    mutationFn: () => cancelSession(request),
    onSuccess: () => {
      sessionsDeleted([id])
      toast(toasts.cancelled)
      onCancelled(date)
    },
    onError: (error) => {
      onClose()
      toast(toasts.cancelFailed, 'error')
      onFailed(error)
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      busy={cancellation.isPending || cancellation.isSuccess}
      title={isRefusal ? 'Refuser cette demande ?' : 'Annuler cette séance ?'}
      confirm={isRefusal ? 'Refuser la demande' : 'Annuler la séance'}
      cancel="Retour"
      onConfirm={() => cancellation.mutate()}
      onCancel={onClose}
    >
      {title}, {longDay(date)}, {startTime} – {endTime}. Le créneau redevient libre.{' '}
      {isUnconfirmed
        ? "Votre adresse e-mail n'est pas confirmée : prévenez vous-même la personne qui l'a demandée."
        : "La personne qui l'a demandée en est avertie par e-mail."}
    </ConfirmDialog>
  )
}
