import { ConfirmDialog } from 'shared/ui'

export type FeedAction = 'renew' | 'revoke' | undefined

const questions = {
  renew: {
    title: "Remplacer l'adresse de votre agenda ?",
    text: "L'adresse actuelle ne répondra plus : les agendas abonnés devront recevoir la nouvelle.",
    confirm: "Remplacer l'adresse",
  },
  revoke: {
    title: "Terminer l'abonnement ?",
    text: "L'adresse ne répondra plus : les agendas abonnés ne seront plus tenus à jour.",
    confirm: "Terminer l'abonnement",
  },
}

interface FeedConfirmProps {
  action: FeedAction
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation, since both actions disable an address that other programs may use. */
export function FeedConfirm({ action, isBusy, onConfirm, onCancel }: FeedConfirmProps) {
  const { title, text, confirm } = questions[action ?? 'renew']
  return (
    <ConfirmDialog
      open={action !== undefined}
      title={title}
      confirm={confirm}
      danger
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  )
}
