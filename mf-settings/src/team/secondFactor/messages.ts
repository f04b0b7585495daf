import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  demandedToast: 'Connexion en deux étapes exigée',
  optionalToast: 'Connexion en deux étapes facultative',
  resetToast: 'Connexion en deux étapes réinitialisée',
  demandNotice: "Qui ne l'a pas encore la met en place à sa prochaine connexion, avant d'entrer.",
  resetWarning: `Assurez-vous que c'est bien cette personne qui vous le demande. Elle est déconnectée de tous ses appareils, son mot de passe suffira de nouveau, et un e-mail l'en informe.`,
}

export const changeFailureMessages: Messages = {
  [errorCode.forbidden]: "Vos droits ont changé : vous ne pouvez plus modifier l'équipe.",
  [errorCode.notFound]: 'Ce membre se connecte déjà sans seconde étape.',
  otherwise: "Le changement n'a pas pu être fait",
}
