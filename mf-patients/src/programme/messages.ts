import { errorCode } from 'shared/contracts/errorCodes'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import type { Messages } from 'shared/client'
import { unconfirmedPracticeMessage } from 'shared/domain/accounts/unconfirmedPracticeMessage'

// A programme is deleted only with its patient.
const patientDeletedMessages = {
  [errorCode.notFound]: 'Ce patient a été supprimé entre-temps : rien ne peut plus y être ajouté.',
}

export const saveFailureMessages: Messages = {
  ...patientDeletedMessages,
  [errorCode.programmesOverlap]:
    'Ce patient a déjà un programme à ces dates : un nouveau commence après la fin du précédent.',
  [errorCode.programmeEnded]: 'Ce programme est terminé : il ne se change plus.',
  otherwise: "Problème lors de l'enregistrement",
}

export const endFailureMessages: Messages = {
  ...patientDeletedMessages,
  [errorCode.programmesOverlap]: 'Un autre programme de ce patient commence avant ce jour.',
  [errorCode.programmeEnded]: 'Ce programme est déjà terminé.',
  [errorCode.changedMeanwhile]: 'Le programme a été modifié entre-temps. Vérifiez-le avant de le terminer.',
  otherwise: "Le programme n'a pas pu être terminé.",
}

export const reportFailureMessages: Messages = {
  [errorCode.nothingToReport]: "Ce programme n'a pas encore de séance : il n'y a rien à dire dans un bilan.",
  otherwise: "Le bilan n'a pas pu être fait.",
}

export const sendLinkFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.notFound]: "Ce bilan n'existe plus : son patient a été effacé entre-temps.",
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  otherwise: "Le lien n'a pas pu être envoyé.",
}

export const draftTexts = {
  restored: 'Brouillon de la conclusion restauré : il est gardé sur cet appareil.',
  older: 'Un brouillon de la conclusion est gardé sur cet appareil.',
}

export const texts = {
  programmeStarted: 'Programme commencé',
  programmeChanged: 'Programme modifié',
  programmeEnded: 'Programme terminé',
  endChanged: 'Fin du programme enregistrée',
  endedMeanwhile: "Ce programme est terminé, ou n'existe plus",
  reportIssued: 'Bilan donné',
  linkSent: 'Lien envoyé',
  linkRevoked: 'Lien révoqué',
  fileFailed: "Le bilan n'a pas pu être chargé.",
  revokeFailed: "Le lien n'a pas pu être révoqué.",
}
