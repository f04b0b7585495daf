import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const saveFailed: Messages = {
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.phoneRefused]: 'Numéro de téléphone incorrect',
  otherwise: "Erreur lors de l'enregistrement",
}

export const profileSaved = 'Informations profil mises à jour'
export const hoursSaved = 'information sauvegardée'
export const hoursFailed = "Erreur lors de l'enregistrement"
