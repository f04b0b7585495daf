import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Shown at the unsent recording and in the agenda, instead of in a toast. */
export const sendFailureMessages: Messages = {
  [errorCode.tooLarge]: 'Non envoyé : enregistrement trop long.',
  [errorCode.mediaRefused]: 'Non envoyé : ce format est refusé.',
  [errorCode.notFound]: 'Non envoyé : la séance, ou ce commentaire, a été supprimé entre-temps.',
  [errorCode.forbidden]: "Non envoyé : vous n'avez plus accès aux commentaires audio.",
  otherwise: 'Non envoyé.',
}

export const storedOnDeviceText = 'Gardé sur cet appareil, il sera envoyé dès que possible.'
export const notStoredOnDeviceText =
  "Cet appareil ne garde pas l'enregistrement : ne fermez pas et n'actualisez pas la page avant qu'il soit envoyé."
export const saveOrDeleteText = 'Enregistrez le fichier sur votre ordinateur, ou supprimez-le.'
export const fileNotSavedText = "Le fichier n'a pas pu être enregistré."

export const noMicrophoneText = "Le micro n'est pas disponible."
export const playFailedText = 'Lecture impossible.'
export const deleteFailedText = "Le commentaire n'a pas pu être supprimé."
export const commentDeletedText = 'Commentaire audio supprimé'
