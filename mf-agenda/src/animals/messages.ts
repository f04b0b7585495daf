import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'
import type { SaveMessages } from 'shared/ui/form'

/** Shown next to the name, for a new and for an existing animal. */
export const nameTakenText = 'Nom Animal déjà existant'

export const addMessages: SaveMessages = {
  saved: 'Animal ajouté',
  failed: { [errorCode.animalNameTaken]: nameTakenText, otherwise: "Erreur lors de la création de l'animal" },
}

export const changeMessages: SaveMessages = {
  saved: 'Animal mis à jour',
  failed: { otherwise: "Problème lors de la mise à jour de l'animal" },
}

export const deleteFailureMessages: Messages = {
  [errorCode.animalGone]: 'Animal déjà supprimé',
  otherwise: "Erreur lors de la suppression de l'animal",
}

export const texts = {
  animalDeleted: 'Animal correctement supprimé',
  noAnimal: "Aucun animal répertorié pour l'instant",
  healthFailed: 'Récupération informations santé impossible',
}

/** Texts of a health line, which is saved automatically. */
export const healthLineTexts = {
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  changedMeanwhile: 'Cette ligne a été modifiée entre-temps',
  removeFailed: 'La suppression a échoué.',
  restoreFailed: "L'annulation a échoué.",
}

export const healthLineErrors: Messages = {
  [errorCode.changedMeanwhile]: healthLineTexts.changedMeanwhile,
  otherwise: "L'enregistrement a échoué.",
}
