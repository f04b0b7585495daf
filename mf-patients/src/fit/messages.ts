import type { Messages } from 'shared/client'

export const saveFailureMessages: Messages = { otherwise: "Problème lors de l'enregistrement" }

export const texts = {
  fitChanged: 'Informations mises à jour',
  nothingRecorded: "Rien n'est noté.",
  whoCanSee:
    "Ces informations sont réservées aux membres qui ont accès aux patients. Les autres voient seulement qu'un animal est incompatible.",
}
