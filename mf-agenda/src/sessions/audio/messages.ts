import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Shown beside the unsent recording, and in the agenda: errors raise no toast here. */
export const notSent: Messages = {
  [errorCode.tooLarge]: 'Non envoyé : enregistrement trop long.',
  [errorCode.mediaRefused]: 'Non envoyé : ce format est refusé.',
  [errorCode.notFound]: 'Non envoyé : la séance, ou ce commentaire, a été supprimé entre-temps.',
  [errorCode.forbidden]: "Non envoyé : vous n'avez plus accès aux commentaires audio.",
  otherwise: 'Non envoyé.',
}

export const onDevice = 'Gardé sur cet appareil, il sera envoyé dès que possible.'
export const notOnDevice =
  "Cet appareil ne garde pas l'enregistrement : ne fermez pas et n'actualisez pas la page avant qu'il soit envoyé."
export const whatToDo = 'Enregistrez le fichier sur votre ordinateur, ou supprimez-le.'
export const notSaved = "Le fichier n'a pas pu être enregistré."

export const noMicrophone = "Le micro n'est pas disponible."
export const notPlayed = 'Lecture impossible.'
export const notDeleted = "Le commentaire n'a pas pu être supprimé."
export const deleted = 'Commentaire audio supprimé'
