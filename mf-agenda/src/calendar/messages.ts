import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { plural } from 'shared/domain/format'

const goneText = "Cette séance n'existe plus."
const billedText = 'Cette séance est facturée : elle ne peut pas être déplacée.'
/** `errorCode` of an `ApiError` without a response. */
const noResponse = ''
const serverDown = 'Le serveur ne répond pas : la séance reste où elle était.'

export const toasts = {
  moved: 'Séance déplacée',
  movedAll: 'Séances déplacées',
  undone: 'Déplacement annulé',
} as const

export const keptSessionsText = (count: number) =>
  plural(count, 'Une séance de la série reste où elle était.', `${count} séances de la série restent où elles étaient.`)

export const moveFailed: Messages = {
  [errorCode.sessionBilled]: billedText,
  [errorCode.notFound]: goneText,
  [errorCode.sessionConflict]: 'Le créneau est déjà pris.',
  [errorCode.changedMeanwhile]: 'Cette séance vient de changer : elle reste où elle était.',
  [errorCode.sessionStateChanged]: 'Cette demande a expiré ou a déjà reçu une réponse.',
  [noResponse]: serverDown,
  otherwise: 'La séance ne peut pas être mise là : elle reste où elle était.',
}

export const undoFailed: Messages = {
  ...moveFailed,
  [errorCode.sessionConflict]: 'Sa place a été prise entre-temps : la séance reste déplacée.',
  [noResponse]: 'Le serveur ne répond pas : la séance reste déplacée.',
  otherwise: 'La séance reste déplacée.',
}
