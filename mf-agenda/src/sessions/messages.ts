import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { isBilled } from 'shared/domain/sessions/billed'

export const goneMessage = "Cette séance n'existe plus."
const billed = 'Cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'
const decided = 'Cette demande a expiré ou a déjà reçu une réponse.'
const taken = 'Le créneau est déjà pris.'
/** The error code where there was no response. */
const noResponse = ''
const away = 'Le serveur ne répond pas. Votre saisie est gardée : réessayez.'

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

/** For the calendar, which reloads the saved session at once; the form shows the differences field by field. */
const changedBefore = "Cette séance vient d'être modifiée par quelqu'un d'autre : la voici."

export const paidFailed: Messages = {
  [errorCode.changedMeanwhile]: changedBefore,
  otherwise: toasts.paidFailed,
}

export const saveFailed: Messages = {
  [errorCode.sessionBilled]: billed,
  [errorCode.notFound]: goneMessage,
  [noResponse]: away,
  otherwise: "Erreur lors de l'enregistrement",
}

export const deleteFailed: Messages = {
  [errorCode.changedMeanwhile]: changedBefore,
  [errorCode.sessionBilled]: billed,
  [errorCode.sessionSigned]: "Cette séance a une feuille d'émargement signée : elle ne peut plus être supprimée.",
  [errorCode.notFound]: goneMessage,
  [noResponse]: away,
  otherwise: 'Erreur lors de la suppression de la séance',
}

export const validateFailed: Messages = {
  [errorCode.sessionStateChanged]: decided,
  [errorCode.sessionConflict]: taken,
  [errorCode.notFound]: goneMessage,
  [noResponse]: away,
  otherwise: toasts.validateFailed,
}

export const cancelFailed: Messages = {
  [errorCode.sessionStateChanged]: decided,
  [errorCode.notFound]: goneMessage,
  [noResponse]: away,
  otherwise: toasts.cancelFailed,
}

const partBilled = 'Une part de cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'

/** Why nothing of a session changes any more; undefined as long as it does. */
export function fixedReason(session: { billId: string | null; partBilled: boolean } | undefined): string | undefined {
  if (!session || !isBilled(session)) return undefined
  return session.billId === null ? partBilled : billed
}
