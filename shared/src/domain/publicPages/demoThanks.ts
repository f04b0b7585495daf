/** The texts after a request for a demonstration. */
export const demoThanks = {
  tab: 'Demande de démo reçue',
  title: 'Merci, à très bientôt',
  text: "Votre demande de démonstration nous est parvenue. Nous vous écrivons pour convenir d'un moment.",
  home: "Revenir à l'accueil",
} as const
