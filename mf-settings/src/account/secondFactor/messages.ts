import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export type SecondFactorAction = 'setUp' | 'replace' | 'codes' | 'off'

export const secondFactorFailureMessages: Messages = {
  [errorCode.codeRefused]: 'Ce code est incorrect, ou a déjà servi.',
  [errorCode.codeUsed]: 'Ce code a déjà servi : attendez le suivant.',
  [errorCode.tooManyTries]: "Trop d'essais. Patientez une minute avant de recommencer.",
  [errorCode.secondFactorOff]:
    'La connexion en deux étapes a été modifiée ailleurs : fermez cette fenêtre et recommencez.',
  [errorCode.secondFactorDemanded]: 'Votre cabinet la demande à tous ses membres : elle ne peut pas être désactivée.',
  [errorCode.invalid]: 'Mot de passe incorrect',
  otherwise: "Le changement n'a pas pu être fait",
}

/**
 * Actions on the second factor with the texts of their dialogs; `saved` is the toast of an action without a further
 * step.
 */
export const secondFactorActions: Record<SecondFactorAction, { title: string; submit: string; saved?: string }> = {
  setUp: { title: 'Activer la connexion en deux étapes', submit: 'Continuer' },
  replace: { title: "Changer d'application", submit: 'Continuer' },
  codes: { title: 'Nouveaux codes de secours', submit: 'Créer' },
  off: {
    title: 'Désactiver la connexion en deux étapes',
    submit: 'Désactiver',
    saved: 'Connexion en deux étapes désactivée',
  },
}
