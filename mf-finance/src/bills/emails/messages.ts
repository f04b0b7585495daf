import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { unconfirmedPracticeMessage } from 'shared/domain/accounts/unconfirmedPracticeMessage'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import type { EmailLevel } from 'shared/domain/bills/emailTexts'

export const texts = {
  placeholderHelp:
    'Entre accolades : {document}, {numéro}, {date}, {montant}, {échéance}, {reste}, {client}, {cabinet}, {pénalités}. Ils sont remplacés dans chaque e-mail.',
  noAddress: 'Sans adresse e-mail : elle se saisit dans la fiche du patient',
  noRecipient: "Aucun de ces patients n'a d'adresse e-mail",
  pdfAttached: "Le PDF est joint, tel qu'il a été généré. Les réponses vont à l'adresse du praticien.",
}

export const sendFailed: Messages = {
  ...emailLimitMessages,
  [errorCode.notFound]: "Cette facture n'a pas de PDF à envoyer",
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  otherwise: "Erreur lors de l'envoi des e-mails",
}

export const levelLabel = (level: EmailLevel) => (level === null ? 'Envoi du document' : `Relance ${level}`)
