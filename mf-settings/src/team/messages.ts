import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { unconfirmedPracticeMessage } from 'shared/domain/accounts/unconfirmedPracticeMessage'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import type { SaveMessages } from 'shared/ui/form'

export const texts = {
  teamFullNotice: "Votre contrat ne prévoit pas d'autre membre.",
  aloneNotice: 'Vous êtes seul dans ce cabinet pour le moment.',
  resentToast: 'Invitation envoyée',
  withdrawnToast: 'Invitation retirée',
  removedToast: 'Utilisateur supprimé',
  staleTitle: 'Les droits de ce membre ont été modifiés entre-temps',
}

const otherwise = 'Erreur : Vérifiez vos paramètres'

const refusals = {
  [errorCode.forbidden]: "Vos droits ont changé : vous ne pouvez plus modifier l'équipe.",
  [errorCode.lastAdmin]: 'Le cabinet doit garder un administrateur.',
  [errorCode.memberHasSessions]:
    "Ce membre a des séances à venir : confiez-les d'abord à un autre praticien, par « Confier ses séances ».",
  [errorCode.teamFull]: 'Votre contrat ne prévoit plus de place pour ce rôle.',
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  [errorCode.notFound]: "Ce membre n'est plus dans l'équipe.",
}

export const inviteMessages: SaveMessages = {
  saved: 'Invitation envoyée',
  failed: { ...refusals, ...emailLimitMessages, [errorCode.emailTaken]: 'Adresse mail déjà utilisée', otherwise },
}

export const memberMessages: SaveMessages = {
  saved: 'Autorisations mises à jour',
  failed: { ...refusals, [errorCode.memberEmailFixed]: "L'addresse mail ne peut être changée.", otherwise },
}

export const removeFailureMessages: Messages = {
  ...refusals,
  [errorCode.sessionConflict]: 'Des séances rencontrent autre chose dans un agenda.',
  otherwise,
}

export const invitationFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.notFound]: "Cette invitation n'attend plus : elle a été acceptée ou retirée.",
  [errorCode.teamFull]: refusals[errorCode.teamFull],
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  otherwise,
}

/** Texts for a link that is no longer valid. */
export const linkRefusalMessages: Messages = {
  [errorCode.invitationUsed]:
    'Cette invitation a déjà servi : connectez-vous avec votre adresse et votre mot de passe.',
  [errorCode.invitationWithdrawn]: 'Cette invitation a été retirée par le cabinet.',
  [errorCode.invitationExpired]: 'Cette invitation est trop ancienne : demandez au cabinet de vous la renvoyer.',
  otherwise: "Ce lien n'est pas valable : ouvrez celui du dernier e-mail que vous avez reçu.",
}

export const acceptMessages: SaveMessages = {
  saved: "Bienvenue dans l'équipe",
  failed: {
    ...linkRefusalMessages,
    [errorCode.emailTaken]: 'Adresse mail déjà utilisée',
    [errorCode.tooManyTries]: 'Trop de tentatives. Réessayez dans quelques instants.',
    otherwise,
  },
}
