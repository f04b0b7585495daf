import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { isBilled } from 'shared/domain/sessions/billed'

export const goneMessage = "Cette séance n'existe plus."
const billedText = 'Cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'
const decidedText = 'Cette demande a expiré ou a déjà reçu une réponse.'
const takenText = 'Le créneau est déjà pris.'
/** `errorCode` of an `ApiError` without a response. */
const noResponse = ''
const offlineText = 'Le serveur ne répond pas. Votre saisie est gardée : réessayez.'

export const toasts = {
  added: 'Séance correctement ajoutée',
  updated: 'Séance mise à jour',
  deleted: 'Séance supprimée',
  deletedAll: 'Séances supprimées',
  cancelled: 'Demande annulée',
  changedElsewhere: 'La séance vient de changer, sans toucher à votre saisie : recommencez.',
  paidChanged: 'Information mises à jour',
  addFailed: "Erreur lors de l'enregistrement",
  validateFailed: 'Impossible de valider la séance',
  cancelFailed: 'Annulation impossible',
  paidFailed: 'Mise à jour paiement impossible',
} as const

/** For the calendar, which shows the reloaded session; the form compares the values field by field instead. */
const changedBefore = "Cette séance vient d'être modifiée par quelqu'un d'autre : la voici."

export const paidFailed: Messages = {
  [errorCode.changedMeanwhile]: changedBefore,
  otherwise: toasts.paidFailed,
}

export const saveFailed: Messages = {
  [errorCode.sessionBilled]: billedText,
  [errorCode.notFound]: goneMessage,
  [noResponse]: offlineText,
  otherwise: "Erreur lors de l'enregistrement",
}

export const deleteFailed: Messages = {
  [errorCode.changedMeanwhile]: changedBefore,
  [errorCode.sessionBilled]: billedText,
  [errorCode.sessionSigned]: "Cette séance a une feuille d'émargement signée : elle ne peut plus être supprimée.",
  [errorCode.notFound]: goneMessage,
  [noResponse]: offlineText,
  otherwise: 'Erreur lors de la suppression de la séance',
}

export const validateFailed: Messages = {
  [errorCode.sessionStateChanged]: decidedText,
  [errorCode.sessionConflict]: takenText,
  [errorCode.notFound]: goneMessage,
  [noResponse]: offlineText,
  otherwise: toasts.validateFailed,
}

export const cancelFailed: Messages = {
  [errorCode.sessionStateChanged]: decidedText,
  [errorCode.notFound]: goneMessage,
  [noResponse]: offlineText,
  otherwise: toasts.cancelFailed,
}

const partBilled = 'Une part de cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'

/** Why nothing of a session can change; undefined if it can. */
export function fixedReason(session: { billId: string | null; partBilled: boolean } | undefined): string | undefined {
  if (!session || !isBilled(session)) return undefined
  return session.billId === null ? partBilled : billedText
}
