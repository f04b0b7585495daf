import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const eraseFailureMessages: Messages = {
  [errorCode.sessionsAhead]: "Ce patient a des séances à venir : annulez-les d'abord.",
  otherwise: "Les données n'ont pas pu être effacées",
}

export const exportFailedText = "Le fichier n'a pas pu être téléchargé."

export const texts = {
  accessesIntro: 'Une ligne par membre et par heure, sur les douze derniers mois.',
  eraseWord: 'EFFACER',
  dataErased: 'Données du patient effacées',
}
