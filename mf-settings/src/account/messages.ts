import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

const failedText = 'Erreur lors de la suppression du compte.'

export const deleteFailureMessages: Messages = {
  [errorCode.memberHasSessions]: `${failedText} Vous avez des séances à venir : votre administrateur les confie d'abord à d'autres.`,
  otherwise: failedText,
}

export const exportFailureMessages: Messages = { otherwise: "L'archive n'a pas pu être préparée" }

export const texts = {
  exportedToast: 'Archive téléchargée',
  deletedMessage: 'Votre compte a été correctement supprimé. A bientôt',
  restorableMessage:
    'Un e-mail vous a été envoyé : pendant sept jours, son lien rouvre votre cabinet, tel que vous le laissez.',
  confirmationWord: 'SUPPRIMER',
}

/** The data destroyed and retained when an account is deleted, for the practice's owner and for a team member. */
export const consequences = {
  owner: {
    destroyed: [
      'votre compte et ceux de votre équipe',
      'les patients avec leurs dossiers, commentaires, évaluations, réponses et enregistrements',
      "l'agenda, les animaux, les lieux et les réglages ; les patients qui ont des séances à venir en sont alors prévenus par e-mail",
      'vos coordonnées bancaires, vos mandats et votre logo',
    ],
    retained: [
      "les factures émises, archivées chiffrées jusqu'au 31 décembre de la dixième année qui suit leur année, puis détruites",
      'les comptes de vos patients, qui sont à eux',
    ],
  },
  member: {
    destroyed: ['votre compte, votre adresse mail et vos coordonnées bancaires'],
    retained: ['votre nom sur les séances passées et les documents du cabinet, et tout ce qui appartient au cabinet'],
  },
} as const
