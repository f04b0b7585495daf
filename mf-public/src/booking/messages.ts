import { isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { endTimeMessage } from 'shared/domain/calendar/openingHours'
import { emailRefusals } from 'shared/domain/accounts/emailRefusals'
import { startNotAheadMessage } from 'shared/domain/sessions/booking'

const tooManyTries = 'Trop de tentatives. Patientez quelques minutes avant de réessayer.'

/** Used for the creation of the account and for the request of the session. */
export const bookingFailed: Messages = {
  ...emailRefusals,
  [errorCode.datesRefused]: startNotAheadMessage,
  [errorCode.timesRefused]: endTimeMessage,
  [errorCode.tooManyTries]: tooManyTries,
  otherwise: "Erreur lors de l'enregistrement veuillez ré-ssayer",
}

export const attachFailed = "Erreur lors de la création de l'utilisateur"

export function signInFailed(error: unknown): string {
  if (isStatus(error, 404)) return 'utilisateur inconnu'
  if (isStatus(error, 401)) return "nom d'utilisateur ou mot de passe incorrect"
  return messageFor(error, bookingFailed)
}

export const accountExists = {
  title: 'Vous avez déjà un compte',
  text: "Un compte existe déjà avec cette adresse e-mail. Utilisez l'onglet « J'ai déjà un compte » pour vous identifier : ce que vous avez saisi est conservé.",
  confirm: "J'ai déjà un compte",
}

export const fileKnown = {
  title: 'Cette adresse e-mail est déjà connue',
  text: "Un praticien connaît déjà cette adresse e-mail. Voulez-vous rattacher votre demande à ce compte ? Un message vous sera envoyé pour confirmer que l'adresse est la vôtre.",
  confirm: "S'identifier",
}

export const slotTaken =
  "Ce créneau vient d'être pris. Choisissez-en un autre : rien de ce que vous avez saisi n'est perdu."

export const typeGone = "Ce type de séance n'est plus proposé : choisissez-en un autre."

export const clubGone = "Cette séance n'est pas, ou plus, proposée dans ce lieu : choisissez-en un autre."

export const slotNotOffered =
  "Ce créneau n'est pas proposé à la réservation. Choisissez-en un autre : rien de ce que vous avez saisi n'est perdu."
