import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { EstimationEvent } from 'shared/contracts/finance/estimations'

export const texts = {
  sent: 'Devis envoyé',
  noted: 'Décision enregistrée',
  nothing: "Rien depuis l'émission",
  formerLink: "Le lien de l'envoi précédent ne sera plus valable.",
  mailHint:
    "Le texte est lu tel quel : n'y mettez rien de médical. Le PDF du devis est joint, son lien est ajouté sous le texte.",
  final: 'La décision notée ne change plus.',
}

const decidedMessages = {
  [errorCode.estimationAccepted]: 'Ce devis est déjà accepté.',
  [errorCode.estimationRefused]: 'Ce devis est déjà refusé.',
  [errorCode.estimationWithdrawn]: "Le client s'est rétracté de ce devis.",
}

export const mailFailed: Messages = {
  ...decidedMessages,
  [errorCode.estimationExpired]: "Ce devis n'est plus valable : faites-en un nouveau.",
  otherwise: "Le devis n'a pas pu être envoyé. Réessayez.",
}

export const decisionFailed: Messages = {
  ...decidedMessages,
  otherwise: "La décision n'a pas pu être enregistrée. Réessayez.",
}

/** Label of an event: « Accepté en ligne », « Refusé (sur papier) ». */
export function eventText({ kind, channel }: Pick<EstimationEvent, 'kind' | 'channel'>): string {
  if (kind === 'SENT') return 'Envoyé par e-mail'
  if (kind === 'WITHDRAWN') return 'Rétracté par le client'
  const decision = kind === 'ACCEPTED' ? 'Accepté' : 'Refusé'
  return channel === 'PAPER' ? `${decision} (sur papier)` : `${decision} en ligne`
}

/** Default text of the e-mail to the client. */
export const proposedText = (practiceName: string): string =>
  `Bonjour,\n\nVeuillez trouver ci-joint notre devis, que vous pouvez lire, accepter ou refuser en ligne.\n\nBien à vous,\n${practiceName}`
