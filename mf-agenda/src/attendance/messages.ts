import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Messages of a final refusal. The refused line is shown until the user removes it. */
export const lineRefusals: Messages = {
  [errorCode.attendanceRecorded]: 'Déjà enregistré depuis un autre appareil.',
  [errorCode.attendanceTooEarly]: "Le jour de la séance n'est pas encore venu.",
  [errorCode.notFound]: "La séance n'existe plus.",
  [errorCode.sessionStateChanged]: "La séance n'est pas validée.",
  [errorCode.forbidden]: "Vous n'avez plus accès à l'agenda.",
  otherwise: 'Refusé par le serveur.',
}

export const tooEarlyText = 'Cette feuille se signe à partir du jour de la séance. Voici qui est attendu.'

export const sessionDeletedText = "Cette séance a été supprimée, ou n'est plus validée"

export const fileFailureMessages: Messages = { otherwise: "Le PDF n'a pas pu être téléchargé." }
