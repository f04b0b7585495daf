import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { isBilled } from 'shared/domain/sessions/billed'

export const sessionDeletedMessage = "Cette séance n'existe plus."
const sessionBilledText = 'Cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'
const alreadyAnsweredText = 'Cette demande a expiré ou a déjà reçu une réponse.'
const slotTakenText = 'Le créneau est déjà pris.'
/** `errorCode` of an `ApiError` when the server did not respond. */
const noResponse = ''
const offlineText = 'Le serveur ne répond pas. Votre saisie est gardée : réessayez.'

export const toasts = {
  added: 'Séance correctement ajoutée',
  updated: 'Séance mise à jour',
  deleted: 'Séance supprimée',
  deletedAll: 'Séances supprimées',
  restored: 'Séance rétablie',
  restoredAll: 'Séances rétablies',
  cancelled: 'Demande annulée',
  changedElsewhere: 'La séance vient de changer, sans toucher à votre saisie : recommencez.',
  paidChanged: 'Information mises à jour',
  addFailed: "Erreur lors de l'enregistrement",
  validateFailed: 'Impossible de valider la séance',
  cancelFailed: 'Annulation impossible',
  paidFailed: 'Mise à jour paiement impossible',
} as const

/** Shown in the calendar, which reloads the session; the form compares the values field by field instead. */
const changedMeanwhileText = "Cette séance vient d'être modifiée par quelqu'un d'autre : la voici."

export const paidFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: changedMeanwhileText,
  [errorCode.cashReasonMissing]: 'Plus de 1 000 € en espèces : enregistrez ce paiement dans la facture',
  otherwise: toasts.paidFailed,
}

export const saveFailureMessages: Messages = {
  [errorCode.sessionBilled]: sessionBilledText,
  [errorCode.notFound]: sessionDeletedMessage,
  [noResponse]: offlineText,
  otherwise: "Erreur lors de l'enregistrement",
}

export const deleteFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: changedMeanwhileText,
  [errorCode.sessionBilled]: sessionBilledText,
  [errorCode.sessionSigned]:
    "Cette séance a une feuille d'émargement signée : elle ne peut être supprimée que si toutes ses lignes sont biffées.",
  [errorCode.notFound]: sessionDeletedMessage,
  [noResponse]: offlineText,
  otherwise: 'Erreur lors de la suppression de la séance',
}

export const validateFailureMessages: Messages = {
  [errorCode.sessionStateChanged]: alreadyAnsweredText,
  [errorCode.sessionConflict]: slotTakenText,
  [errorCode.notFound]: sessionDeletedMessage,
  [noResponse]: offlineText,
  otherwise: toasts.validateFailed,
}

export const cancelFailureMessages: Messages = {
  [errorCode.sessionStateChanged]: alreadyAnsweredText,
  [errorCode.notFound]: sessionDeletedMessage,
  [noResponse]: offlineText,
  otherwise: toasts.cancelFailed,
}

const partBilledText = 'Une part de cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'

/** Returns why the session cannot be edited, or undefined if it can. */
export function notEditableReason(
  session: { billId: string | null; partBilled: boolean } | undefined,
): string | undefined {
  if (!session || !isBilled(session)) return undefined
  return session.billId === null ? partBilledText : sessionBilledText
}
