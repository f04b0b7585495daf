import type { EmailRefusal, EmailState } from 'shared/contracts/finance/billEmails'

export const stateLabels: Readonly<Record<EmailState, string>> = {
  PENDING: 'En attente',
  SENT: 'Envoyée',
  REFUSED: 'Non remise',
  WITHDRAWN: 'Annulée',
}

/** Labels of the reasons why an e-mail was not delivered. */
export const reasonLabels: Readonly<Record<EmailRefusal, string>> = {
  UNKNOWN_ADDRESS: "cette adresse n'existe pas",
  MAILBOX_FULL: 'la boîte du destinataire est pleine',
  TOO_LARGE: 'le message est trop gros pour ce destinataire',
  REJECTED: 'refusée par la messagerie du destinataire',
  UNREACHABLE: 'la messagerie du destinataire ne répond pas',
}
