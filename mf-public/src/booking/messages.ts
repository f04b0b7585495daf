import { isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { endTimeMessage } from 'shared/domain/calendar/openingHours'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import { startNotAheadMessage } from 'shared/domain/sessions/booking'

const tooManyTries = 'Trop de tentatives. Patientez quelques minutes avant de réessayer.'

/** The messages for the creation of the account and for the request of the session. */
export const bookingFailureMessages: Messages = {
  ...emailLimitMessages,
  [errorCode.datesRefused]: startNotAheadMessage,
  [errorCode.timesRefused]: endTimeMessage,
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "Erreur lors de l'enregistrement veuillez ré-ssayer",
}

export const attachFailedText = "Erreur lors de la création de l'utilisateur"

export function signInFailureText(error: unknown): string {
  if (isStatus(error, 404)) return 'utilisateur inconnu'
  if (isStatus(error, 401)) return "nom d'utilisateur ou mot de passe incorrect"
  return messageFor(error, bookingFailureMessages)
}

export const accountExistsTexts = {
  title: 'Vous avez déjà un compte',
  text: "Un compte existe déjà avec cette adresse e-mail. Utilisez l'onglet « J'ai déjà un compte » pour vous identifier : ce que vous avez saisi est conservé.",
  confirm: "J'ai déjà un compte",
}

export const fileKnownTexts = {
  title: 'Cette adresse e-mail est déjà connue',
  text: "Un praticien connaît déjà cette adresse e-mail. Voulez-vous rattacher votre demande à ce compte ? Un message vous sera envoyé pour confirmer que l'adresse est la vôtre.",
  confirm: "S'identifier",
}

export const slotTakenText =
  "Ce créneau vient d'être pris. Choisissez-en un autre : rien de ce que vous avez saisi n'est perdu."

export const typeGoneText = "Ce type de séance n'est plus proposé : choisissez-en un autre."

export const clubGoneText = "Cette séance n'est pas, ou plus, proposée dans ce lieu : choisissez-en un autre."

export const slotNotOfferedText =
  "Ce créneau n'est pas proposé à la réservation. Choisissez-en un autre : rien de ce que vous avez saisi n'est perdu."
