import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

const notAnImage = "Ce fichier n'est pas une image : choisissez un PNG, un JPEG, un WebP ou un GIF."

export const texts = {
  intro: "Sur votre fiche de l'annuaire et la page de réservation.",
  savedToast: 'Logo enregistré',
  deletedToast: 'Logo supprimé',
  notAnImage,
}

export const logoFailureMessages: Messages = {
  [errorCode.mediaRefused]: notAnImage,
  [errorCode.tooLarge]: 'Cette image est trop lourde : 5 Mo au plus.',
  otherwise: "Erreur lors de l'enregistrement",
}
