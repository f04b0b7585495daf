import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import type { EstimationEvent } from 'shared/contracts/finance/estimations'
import { unconfirmedPracticeMessage } from 'shared/domain/accounts/unconfirmedPracticeMessage'

export const texts = {
  mailSent: 'Devis envoyé',
  decisionRecorded: 'Décision enregistrée',
  noEvent: "Rien depuis l'émission",
  previousLink: "Le lien de l'envoi précédent ne sera plus valable.",
  mailHint:
    "Le texte est lu tel quel : n'y mettez rien de médical. Le PDF du devis est joint, son lien est ajouté sous le texte.",
  decisionIsFinal: 'La décision notée ne change plus.',
}

const decidedMessages = {
  [errorCode.estimationAccepted]: 'Ce devis est déjà accepté.',
  [errorCode.estimationRefused]: 'Ce devis est déjà refusé.',
  [errorCode.estimationWithdrawn]: "Le client s'est rétracté de ce devis.",
}

export const mailFailed: Messages = {
  ...emailLimitMessages,
  ...decidedMessages,
  [errorCode.estimationExpired]: "Ce devis n'est plus valable : faites-en un nouveau.",
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  otherwise: "Le devis n'a pas pu être envoyé. Réessayez.",
}

export const decisionFailed: Messages = {
  ...decidedMessages,
  otherwise: "La décision n'a pas pu être enregistrée. Réessayez.",
}

/** Returns the label of an event, e.g. « Accepté en ligne » or « Refusé (sur papier) ». */
export function eventText({ kind, channel }: Pick<EstimationEvent, 'kind' | 'channel'>): string {
  if (kind === 'SENT') return 'Envoyé par e-mail'
  if (kind === 'WITHDRAWN') return 'Rétracté par le client'
  const decision = kind === 'ACCEPTED' ? 'Accepté' : 'Refusé'
  return channel === 'PAPER' ? `${decision} (sur papier)` : `${decision} en ligne`
}

/** Returns the default text of the e-mail to the client. */
export const defaultMailText = (practiceName: string): string =>
  `Bonjour,\n\nVeuillez trouver ci-joint notre devis, que vous pouvez lire, accepter ou refuser en ligne.\n\nBien à vous,\n${practiceName}`
