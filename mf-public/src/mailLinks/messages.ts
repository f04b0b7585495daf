import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import type { Cancellation } from 'shared/contracts/directory/booking'

const tooLateText = (delayHours: number) =>
  `Une séance ne peut être annulée en ligne moins de ${delayHours} h avant son début. Contactez directement votre praticien, par les coordonnées qu'il vous a données.`

export const cancelFailureMessages: Messages = {
  [errorCode.cancellationTooLate]:
    'Il est maintenant trop tard pour annuler en ligne. Contactez directement votre praticien.',
  [errorCode.sessionStateChanged]: 'La séance a changé entre-temps. Voici où elle en est.',
  [errorCode.linkRefused]: "Ce lien n'est plus valable.",
  otherwise: "L'annulation n'a pas abouti. Réessayez.",
}

export const confirmFailedText = "L'adresse n'a pas pu être confirmée. Réessayez dans un instant."

export const documentFailedText = "Le document n'a pas pu être ouvert. Réessayez dans un instant."

export const unsubscribeFailedText = "Votre demande n'a pas pu être enregistrée. Réessayez dans un instant."

export const restorationFailureMessages: Messages = {
  [errorCode.codeRefused]: 'Ce code est incorrect, ou a déjà servi.',
  [errorCode.codeUsed]: 'Ce code a déjà servi : attendez le suivant.',
  [errorCode.invalid]: 'Mot de passe incorrect',
  [errorCode.tooManyTries]: "Trop d'essais. Patientez une minute avant de recommencer.",
  [errorCode.linkRefused]: "Ce lien n'est plus valable.",
  otherwise: "Le cabinet n'a pas pu être rouvert. Réessayez dans un instant.",
}

export const emailChangeFailureMessages: Messages = {
  [errorCode.emailTaken]:
    'Un autre compte a pris cette adresse entre-temps : le changement ne peut pas avoir lieu. Choisissez-en une autre.',
  [errorCode.tooManyTries]: "Trop d'essais. Patientez une minute avant de recommencer.",
  otherwise: "Votre réponse n'a pas pu être enregistrée. Réessayez dans un instant.",
}

/** Returns the reason why a session can no longer be cancelled. */
export function notCancellableReason({ state, delayHours }: Cancellation): string {
  if (state === 'CANCELLED') return 'Cette séance est annulée.'
  if (state === 'EXPIRED') return "Cette demande a expiré sans réponse du praticien : il n'y a rien à annuler."
  return tooLateText(delayHours)
}
