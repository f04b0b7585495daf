import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

/** Beside the name, whatever was being saved. */
export const nameTaken = 'Nom Animal déjà existant'

export const addFailed: Messages = {
  [errorCode.animalNameTaken]: nameTaken,
  otherwise: "Erreur lors de la création de l'animal",
}

export const changeFailed: Messages = { otherwise: "Problème lors de la mise à jour de l'animal" }

export const deleteFailed: Messages = {
  [errorCode.animalGone]: 'Animal déjà supprimé',
  otherwise: "Erreur lors de la suppression de l'animal",
}

export const said = {
  added: 'Animal ajouté',
  changed: 'Animal mis à jour',
  removed: 'Animal correctement supprimé',
  empty: "Aucun animal répertorié pour l'instant",
  healthFailed: 'Récupération informations santé impossible',
}

/** A line of health that is saved as it is written. */
export const lineSaid = {
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  failed: "L'enregistrement a échoué.",
  removeFailed: 'La suppression a échoué.',
  restoreFailed: "L'annulation a échoué.",
}
