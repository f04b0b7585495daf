import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const createFailureMessages: Messages = {
  [errorCode.forbidden]: 'Seul un praticien peut abonner son agenda.',
  otherwise: "L'adresse n'a pas pu être créée. Réessayez.",
}

export const toasts = {
  addressCopied: 'Adresse copiée',
  copyFailed: "La copie n'est pas possible ici : sélectionnez l'adresse et copiez-la.",
  feedRevoked: "L'abonnement est terminé : l'ancienne adresse ne répond plus.",
  revokeFailed: "L'abonnement n'a pas pu être terminé. Réessayez.",
}
