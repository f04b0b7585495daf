import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Shown beside the recording that was not sent: errors raise no toast here. */
export const notSent: Messages = {
  [errorCode.tooLarge]: 'Non envoyé : enregistrement trop long.',
  [errorCode.mediaRefused]: 'Non envoyé : ce format est refusé.',
  [errorCode.notFound]: "Non envoyé : la séance n'existe plus.",
  otherwise: 'Non envoyé.',
}

export const noMicrophone = "Le micro n'est pas disponible."
export const notPlayed = 'Lecture impossible.'
export const notDeleted = "Le commentaire n'a pas pu être supprimé."
export const deleted = 'Commentaire audio supprimé'
