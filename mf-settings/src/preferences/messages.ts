import type { SaveMessages } from 'shared/ui/form'

export const saveMessages: SaveMessages = {
  saved: 'information sauvegardée',
  failed: { otherwise: "Erreur lors de l'enregistrement" },
}

export const texts = {
  title: 'Mes préférences',
  staleColours: 'Vos couleurs ont été modifiées entre-temps',
}
