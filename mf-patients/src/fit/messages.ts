import type { Messages } from 'shared/client'

export const saveFailed: Messages = { otherwise: "Problème lors de l'enregistrement" }

export const texts = {
  changed: 'Informations mises à jour',
  empty: "Rien n'est noté.",
  whoSees:
    "Ces informations sont réservées aux membres qui ont accès aux patients. Les autres voient seulement qu'un animal est incompatible.",
}
