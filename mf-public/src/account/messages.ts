import { isStatus } from 'shared/client'
import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'

const tooManyTries = 'Trop de tentatives. Patientez quelques minutes avant de réessayer.'

/** The token lasts fifteen minutes and is not renewed. */
const signInExpiredText = 'Votre connexion a expiré : identifiez-vous de nouveau.'

export const signInMessages: Messages = {
  [errorCode.notFound]: 'utilisateur inconnu',
  [errorCode.unauthenticated]: "nom d'utilisateur ou mot de passe incorrect",
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "La connexion n'a pas abouti. Réessayez.",
}

export const requestMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.unauthenticated]: signInExpiredText,
  [errorCode.invalid]: 'Mot de passe incorrect',
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "Le changement d'adresse n'a pas pu être demandé. Réessayez.",
}

export const resendMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.unauthenticated]: signInExpiredText,
  [errorCode.emailChangeOver]: "Ce changement d'adresse est terminé, annulé ou trop ancien.",
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "Les liens n'ont pas pu être renvoyés. Réessayez.",
}

export const cancelMessages: Messages = {
  [errorCode.unauthenticated]: signInExpiredText,
  otherwise: "Le changement d'adresse n'a pas pu être annulé. Réessayez.",
}

/** Whether the patient must sign in again. */
export const isSignInExpired = (error: unknown): boolean => isStatus(error, 401)
