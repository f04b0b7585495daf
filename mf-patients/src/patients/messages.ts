import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const saveFailed: Messages = {
  [errorCode.emailTaken]: 'Adresse mail utilisée pour un patient déjà enregistré',
  otherwise: "Problème lors de l'enregistrement",
}

export const deleteFailed: Messages = { otherwise: 'Erreur lors de la suppression du patient.' }

export const texts = {
  added: 'Patient ajouté',
  changed: 'Patient modifié',
  removed: 'Patient correctement supprimé',
  firmsFailed: 'Problème lors de la récupération des entreprises',
}
