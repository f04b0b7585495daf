import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { plural } from 'shared/domain/format'

const sessionDeletedText = "Cette séance n'existe plus."
const sessionBilledText = 'Cette séance est facturée : elle ne peut pas être déplacée.'
/** `errorCode` of an `ApiError` when the server did not respond. */
const noResponse = ''
const noResponseText = 'Le serveur ne répond pas : la séance reste où elle était.'

export const toasts = {
  sessionMoved: 'Séance déplacée',
  sessionsMoved: 'Séances déplacées',
  moveUndone: 'Déplacement annulé',
} as const

export const keptSessionsText = (count: number) =>
  plural(count, 'Une séance de la série reste où elle était.', `${count} séances de la série restent où elles étaient.`)

export const moveFailureMessages: Messages = {
  [errorCode.sessionBilled]: sessionBilledText,
  [errorCode.notFound]: sessionDeletedText,
  [errorCode.sessionConflict]: 'Le créneau est déjà pris.',
  [errorCode.changedMeanwhile]: 'Cette séance vient de changer : elle reste où elle était.',
  [errorCode.sessionStateChanged]: 'Cette demande a expiré ou a déjà reçu une réponse.',
  [noResponse]: noResponseText,
  otherwise: 'La séance ne peut pas être mise là : elle reste où elle était.',
}

export const undoFailureMessages: Messages = {
  ...moveFailureMessages,
  [errorCode.sessionConflict]: 'Sa place a été prise entre-temps : la séance reste déplacée.',
  [noResponse]: 'Le serveur ne répond pas : la séance reste déplacée.',
  otherwise: 'La séance reste déplacée.',
}
