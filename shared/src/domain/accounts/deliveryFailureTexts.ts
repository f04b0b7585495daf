import type { EmailRefusal } from '../../contracts/emailDelivery.ts'

/** The displayed reasons why an e-mail was not delivered. */
export const deliveryFailureTexts: Readonly<Record<EmailRefusal, string>> = {
  UNKNOWN_ADDRESS: "cette adresse n'existe pas",
  MAILBOX_FULL: 'la boîte du destinataire est pleine',
  TOO_LARGE: 'le message est trop gros pour ce destinataire',
  REJECTED: 'la messagerie du destinataire a refusé le message',
  UNREACHABLE: 'la messagerie du destinataire ne répond pas',
}
