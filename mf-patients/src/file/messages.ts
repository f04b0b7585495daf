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
  noSessionHint: 'Ses séances, leurs commentaires et leurs paiements se retrouveront ici.',
  noSessionFound: 'Aucune séance sur cette période.',
  creditUse:
    'Proposé à la prochaine facture. Il se rembourse depuis les détails de la facture avec laquelle il a été reçu.',
  creditsNotLoaded: "Le crédit n'a pas pu être chargé.",
  endBeforeStart: 'Le dernier jour précède le premier.',
}
