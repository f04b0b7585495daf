import { errorCode } from 'shared/contracts/errorCodes'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import type { Messages } from 'shared/client'

const tooManyTriesMessage = "Trop d'essais. Patientez une minute avant de recommencer."
export const noResponseMessage = 'Le serveur ne répond pas. Réessayez dans un instant.'

export const signInFailureMessages: Messages = {
  [errorCode.notFound]: 'utilisateur inconnu',
  [errorCode.tooManyTries]: tooManyTriesMessage,
  otherwise: "nom d'utilisateur ou mot de passe incorrect",
}

export const challengeExpiredMessage = 'La connexion a pris trop de temps : saisissez à nouveau votre mot de passe.'

export const codeFailureMessages: Messages = {
  [errorCode.tooManyTries]: tooManyTriesMessage,
  [errorCode.secondFactorOff]: challengeExpiredMessage,
  otherwise: "Le code n'a pas pu être vérifié",
}

export const signUpFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.emailTaken]: 'Adresse mail déjà enregistrée',
  [errorCode.tooManyTries]: tooManyTriesMessage,
  otherwise: "Problème d'inscription",
}

export const resetFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.userUnknown]: 'Utilisateur introuvable',
  [errorCode.tooManyTries]: tooManyTriesMessage,
  otherwise: "La demande n'a pas pu être envoyée",
}
export const resetSentMessage = 'Un mail de réinitialisation vient de vous être envoyé'

export const changeFailureMessages: Messages = {
  [errorCode.linkRefused]: "Ce lien n'est plus valable, ou l'adresse n'est pas celle du compte",
  [errorCode.tooManyTries]: tooManyTriesMessage,
  otherwise: "Le mot de passe n'a pas pu être changé",
}
export const passwordChangedMessage = 'Vous pouvez vous reconnecter'
