import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Messages of a final refusal. The refused line is shown until the user removes it. */
export const lineRefusals: Messages = {
  [errorCode.attendanceRecorded]: 'Déjà enregistré depuis un autre appareil.',
  [errorCode.attendeeNotExpected]: "Cette personne n'est pas attendue à la séance : ajoutez-la d'abord à la séance.",
  [errorCode.attendanceTooEarly]: "Le jour de la séance n'est pas encore venu.",
  [errorCode.notFound]: "La séance n'existe plus.",
  [errorCode.sessionStateChanged]: "La séance n'est pas validée.",
  [errorCode.forbidden]: "Vous n'avez plus accès à l'agenda.",
  otherwise: 'Refusé par le serveur.',
}

export const tooEarlyText = 'Cette feuille se signe à partir du jour de la séance. Voici qui est attendu.'

export const sessionDeletedText = "Cette séance a été supprimée, ou n'est plus validée"

export const strikeText =
  "Une ligne faite par erreur n'est pas supprimée : elle reste sur la feuille, biffée, avec son motif. La personne peut signer de nouveau."

/** `errorCode` of an `ApiError` when the server did not respond. */
const noResponse = ''

export const strikeFailureMessages: Messages = {
  [errorCode.attendanceStruck]: 'Cette ligne est déjà biffée.',
  [errorCode.notFound]: "La séance n'existe plus.",
  [errorCode.sessionStateChanged]: "La séance n'est pas validée.",
  [noResponse]: 'Pas de réseau : une ligne se biffe une fois le réseau revenu.',
  otherwise: "La ligne n'a pas pu être biffée.",
}

export const fileFailureMessages: Messages = { otherwise: "Le PDF n'a pas pu être téléchargé." }
