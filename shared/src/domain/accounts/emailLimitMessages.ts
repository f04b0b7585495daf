import { errorCode } from '../../contracts/errorCodes.ts'

/** The messages of the limits on e-mails, by error code. */
export const emailLimitMessages = {
  [errorCode.emailQuotaReached]: "La limite d'e-mails du jour est atteinte. L'envoi reprend demain à 0 h.",
  [errorCode.recipientQuotaReached]:
    "Cette adresse a déjà reçu plusieurs e-mails aujourd'hui : cherchez-les dans vos courriers indésirables, ou réessayez demain.",
  [errorCode.tooManyEmailRequests]: "Trop d'e-mails ont été demandés depuis votre connexion : réessayez demain.",
} as const
