import type { DeletedSessions, DeletionPreview } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { longDay, plural } from 'shared/domain/format'
import { ApiError, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'

/** `errorCode` of an `ApiError` when the server did not respond. */
const noResponse = ''
const tooLateText = 'Trop tard pour annuler : la suppression est définitive.'

const failureMessages: Messages = {
  [errorCode.sessionStateChanged]: tooLateText,
  [errorCode.notFound]: tooLateText,
  [noResponse]: 'Le serveur ne répond pas : réessayez.',
  otherwise: "La suppression n'a pas pu être annulée.",
}

/** Returns the message why a deletion cannot be undone; if a slot is no longer free, it contains the first such day. */
export function undoFailureText(error: unknown): string {
  const date = error instanceof ApiError && error.errorCode === errorCode.deletionSlotTaken && error.conflicts[0]?.date
  return date
    ? `Impossible de rétablir : le créneau du ${longDay(date)} a été pris entre-temps. Rien n'est rétabli.`
    : messageFor(error, failureMessages)
}

/** True if the same call can succeed later. */
export const canTryAgain = (error: unknown): boolean => !(error instanceof ApiError) || error.errorCode === noResponse

const sessionsText = (count: number) => `${count} ${plural(count, 'séance', 'séances')}`

/** Returns « 12 séances supprimées, 1 reste : vendredi 4 décembre 2026 (Facturée). » */
export function deletedText({ deleted, kept }: DeletedSessions): string {
  const deletedPart = `${sessionsText(deleted.length)} ${plural(deleted.length, 'supprimée', 'supprimées')}`
  const keptDays = kept.map(({ date, reason }) => `${longDay(date)} (${reason})`)
  return kept.length === 0
    ? `${deletedPart}.`
    : `${deletedPart}, ${kept.length} ${plural(kept.length, 'reste', 'restent')} : ${keptDays.join(', ')}.`
}

/** Returns « 12 séances seront supprimées, du lundi 4 janvier 2027 au lundi 22 mars 2027. » */
export function formatDeletionPreview({ count, firstDate, lastDate }: DeletionPreview): string {
  const period = count === 1 ? `le ${longDay(firstDate)}` : `du ${longDay(firstDate)} au ${longDay(lastDate)}`
  return `${sessionsText(count)} ${plural(count, 'sera supprimée', 'seront supprimées')}, ${period}.`
}

export const undoHint = 'Vous aurez 15 secondes pour annuler.'
