import { messageFor, queryClient, useMutation } from 'shared/client'
import { ConfirmDialog, toast } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { withdrawConsents } from './api.ts'
import { texts, withdrawFailureMessages } from './messages.ts'

interface WithdrawDialogProps {
  patientId: string
  answerCount: number
  onClose: () => void
}

/** Asks for a confirmation of a withdrawal, and shows which data it destroys. */
export default function WithdrawDialog({ patientId, answerCount, onClose }: WithdrawDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawConsents(patientId),
    onSuccess: (consents) => {
      queryClient.setQueryData(fileKey(patientId, 'consents'), consents)
      void queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'questions') })
      toast(texts.consentWithdrawn)
      onClose()
    },
    onError: (error) => toast(messageFor(error, withdrawFailureMessages), 'error'),
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
      {answerCount > 0
        ? `Les réponses aux questions de réservation (${answerCount}) sont détruites, sans retour possible.`
        : "Aucune réponse n'est conservée aujourd'hui."}{' '}
      Les commentaires de séances et les évaluations restent : ils partent avec « Effacer ses données ».
    </ConfirmDialog>
  )
}
