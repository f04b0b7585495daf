import { messageFor, queryClient, useMutation } from 'shared/client'
import { ConfirmDialog, toast } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { withdrawConsents } from './api.ts'
import { texts, withdrawFailed } from './messages.ts'

interface WithdrawDialogProps {
  patientId: string
  answers: number
  onClose: () => void
}

/** Confirms a withdrawal, and says first which data it destroys. */
export default function WithdrawDialog({ patientId, answers, onClose }: WithdrawDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawConsents(patientId),
    onSuccess: (consents) => {
      queryClient.setQueryData(fileKey(patientId, 'consents'), consents)
      void queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'questions') })
      toast(texts.withdrawn)
      onClose()
    },
    onError: (error) => toast(messageFor(error, withdrawFailed), 'error'),
  })
  return (
    <ConfirmDialog
      open
      title="Retirer l'accord ?"
      confirm="Retirer l'accord"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {answers > 0
        ? `Les réponses aux questions de réservation (${answers}) sont détruites, sans retour possible.`
        : "Aucune réponse n'est conservée aujourd'hui."}{' '}
      Les commentaires de séances et les évaluations restent : ils partent avec « Effacer ses données ».
    </ConfirmDialog>
  )
}
