import { ConfirmDialog } from 'shared/ui'

export type Asked = 'renew' | 'revoke' | undefined

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
  asked: Asked
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Both acts end an address that other programs may use. */
export function FeedConfirm({ asked, busy, onConfirm, onCancel }: FeedConfirmProps) {
  const { title, text, confirm } = questions[asked ?? 'renew']
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirm={confirm}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  )
}
