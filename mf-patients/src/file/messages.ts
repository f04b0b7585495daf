import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const changeFailureMessages: Messages = { otherwise: 'Mise à jour informations patient impossible' }

export const commentsFileFailureMessages: Messages = {
  [errorCode.noCommentToConvert]: 'Aucune session avec commentaires à convertir',
  otherwise: 'Erreur lors de la génération du PDF',
}

export const texts = {
  sessionChanged: 'Informations mises à jour',
  noSession: "Aucune séance pour l'instant",
  noSessionFound: 'Aucune séance sur cette période.',
  endBeforeStart: 'Le dernier jour précède le premier.',
}
