import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

const throttled = "Trop d'essais. Patientez une minute avant de recommencer."
export const noResponse = 'Le serveur ne répond pas. Réessayez dans un instant.'

export const signInFailed: Messages = {
  [errorCode.notFound]: 'utilisateur inconnu',
  [errorCode.tooManyTries]: throttled,
  otherwise: "nom d'utilisateur ou mot de passe incorrect",
}

export const challengeOver = 'La connexion a pris trop de temps : saisissez à nouveau votre mot de passe.'

export const codeFailed: Messages = {
  [errorCode.tooManyTries]: throttled,
  [errorCode.secondFactorOff]: challengeOver,
  otherwise: "Le code n'a pas pu être vérifié",
}

export const signUpFailed: Messages = {
  [errorCode.emailTaken]: 'Adresse mail déjà enregistrée',
  [errorCode.tooManyTries]: throttled,
  otherwise: "Problème d'inscription",
}

export const resetFailed: Messages = {
  [errorCode.userUnknown]: 'Utilisateur introuvable',
  [errorCode.tooManyTries]: throttled,
  otherwise: "La demande n'a pas pu être envoyée",
}
export const resetSent = 'Un mail de réinitialisation vient de vous être envoyé'

export const changeFailed: Messages = {
  [errorCode.linkRefused]: "Ce lien n'est plus valable, ou l'adresse n'est pas celle du compte",
  [errorCode.tooManyTries]: throttled,
  otherwise: "Le mot de passe n'a pas pu être changé",
}
export const changed = 'Vous pouvez vous reconnecter'
