import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import type { SaveMessages } from 'shared/ui/form'

/** Beside the name, whether the animal is added or changed. */
export const nameTaken = 'Nom Animal déjà existant'

export const addMessages: SaveMessages = {
  saved: 'Animal ajouté',
  failed: { [errorCode.animalNameTaken]: nameTaken, otherwise: "Erreur lors de la création de l'animal" },
}

export const changeMessages: SaveMessages = {
  saved: 'Animal mis à jour',
  failed: { otherwise: "Problème lors de la mise à jour de l'animal" },
}

export const deleteFailed: Messages = {
  [errorCode.animalGone]: 'Animal déjà supprimé',
  otherwise: "Erreur lors de la suppression de l'animal",
}

export const texts = {
  removed: 'Animal correctement supprimé',
  empty: "Aucun animal répertorié pour l'instant",
  healthFailed: 'Récupération informations santé impossible',
}

/** A line of health that is saved as it is written. */
export const lineTexts = {
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  changedMeanwhile: 'Cette ligne a été modifiée entre-temps',
  removeFailed: 'La suppression a échoué.',
  restoreFailed: "L'annulation a échoué.",
}

export const lineFailed: Messages = {
  [errorCode.changedMeanwhile]: lineTexts.changedMeanwhile,
  otherwise: "L'enregistrement a échoué.",
}
