import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import { plural } from 'shared/domain/format'

/** `errorCode` of an `ApiError` when the server did not respond. */
const noResponse = ''
const changedMeanwhileText = "Cette séance vient d'être modifiée par quelqu'un d'autre : la voici."
const sessionDeletedText = "Cette séance n'existe plus."
const noResponseText = "Le serveur ne répond pas : rien n'a été noté."

export const presenceFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: changedMeanwhileText,
  [errorCode.sessionBilled]: 'Cette séance est facturée : sa présence ne change plus.',
  [errorCode.notFound]: sessionDeletedText,
  [noResponse]: noResponseText,
  otherwise: "La présence n'a pas pu être notée.",
}

export const commentFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: 'Cette séance vient de changer : fermez, et rouvrez le commentaire pour le compléter.',
  [errorCode.notFound]: sessionDeletedText,
  [noResponse]: 'Le serveur ne répond pas. Votre saisie est gardée : réessayez.',
  otherwise: "Le commentaire n'a pas pu être enregistré.",
}

export const commentSavedText = 'Commentaire enregistré'

export const presentText = (count: number) =>
  count === 1 ? '1 séance notée présente' : `${count} séances notées présentes`

/** Returns « 5 séances payées, 1 absence laissée non payée ». */
export function paidText(paidCount: number, absentCount: number): string {
  const paid = `${paidCount} ${plural(paidCount, 'séance payée', 'séances payées')}`
  const absent = `${absentCount} ${plural(absentCount, 'absence laissée non payée', 'absences laissées non payées')}`
  return absentCount === 0 ? paid : `${paid}, ${absent}`
}

/** Returns the error message for `failedCount` of several sessions that were changed together. */
export const someFailedText = (failedCount: number, message: string) =>
  failedCount === 1 ? message : `${failedCount} séances : ${message}`
