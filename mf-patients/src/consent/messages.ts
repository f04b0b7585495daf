import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const recordFailureMessages: Messages = {
  [errorCode.guardianConsentNeeded]: "Avant 15 ans, l'accord est donné par un responsable légal.",
  otherwise: "L'accord n'a pas pu être enregistré",
}

export const withdrawFailureMessages: Messages = { otherwise: "L'accord n'a pas pu être retiré" }

export const texts = {
  noConsent: 'Aucun accord enregistré : les réponses aux questions de réservation ne sont pas conservées sans lui.',
  guardianNeeded: "Moins de 15 ans : l'accord d'un responsable légal est nécessaire.",
  consentRecorded: 'Accord enregistré',
  consentWithdrawn: 'Accord retiré',
}
