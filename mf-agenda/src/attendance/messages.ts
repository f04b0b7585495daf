import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** The messages of a final refusal; the line stays on the device until a user removes it. */
export const lineRefused: Messages = {
  [errorCode.attendanceRecorded]: 'Déjà enregistré depuis un autre appareil.',
  [errorCode.attendanceTooEarly]: "Le jour de la séance n'est pas encore venu.",
  [errorCode.notFound]: "La séance n'existe plus.",
  [errorCode.sessionStateChanged]: "La séance n'est pas validée.",
  [errorCode.forbidden]: "Vous n'avez plus accès à l'agenda.",
  otherwise: 'Refusé par le serveur.',
}

export const tooEarly = 'Cette feuille se signe à partir du jour de la séance. Voici qui est attendu.'

export const sessionGone = "Cette séance a été supprimée, ou n'est plus validée"

export const fileFailed: Messages = { otherwise: "Le PDF n'a pas pu être téléchargé." }
