import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SaveMessages } from 'shared/ui/form'

export const cardMessages: SaveMessages = {
  saved: 'Informations de paiement mises à jour',
  failed: {
    [errorCode.cardDeclined]: 'Cette carte est refusée par la banque.',
    [errorCode.unavailable]: "Le paiement n'est pas disponible pour le moment. Réessayez plus tard, ou écrivez-nous.",
    otherwise: "Erreur lors de l'enregistrement",
  },
}

export const offerChangedToast = 'Offre mise à jour'

export const offerFailureMessages: Messages = {
  [errorCode.offerTooSmall]:
    "Votre équipe compte plus de membres que cette offre n'en prévoit. Retirez d'abord des membres ou des invitations.",
  [errorCode.changedMeanwhile]: "L'offre a été changée entre-temps : voici celle d'aujourd'hui.",
  otherwise: "Erreur lors de l'enregistrement",
}
