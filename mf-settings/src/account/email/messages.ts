import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'

const tooManyTries = 'Trop de demandes. Patientez quelques minutes avant de recommencer.'

export const requestFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.proofNeeded]: "Confirmez votre identité pour changer d'adresse.",
  [errorCode.tooManyTries]: tooManyTries,
  [errorCode.invalid]: "Cette adresse n'est pas acceptée.",
  otherwise: "Le changement d'adresse n'a pas pu être demandé",
}

export const resendFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.emailChangeOver]: "Ce changement d'adresse est terminé, annulé ou trop ancien.",
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "Les liens n'ont pas pu être renvoyés",
}

export const cancelFailureMessages: Messages = { otherwise: "Le changement d'adresse n'a pas pu être annulé" }

export const texts = {
  cancelledToast: "Changement d'adresse annulé",
}
