import type { HelpTopic } from 'shared/domain/help/helpPath'

interface TopicPage {
  topic: HelpTopic
  title: string
  /** What the page is good for, in a sentence or two. */
  lead: string
  /** The screen it speaks of. */
  screen: { path: string; label: string }
}

/** The pages of the help, in the order in which one comes to need them. */
export const topicPages: readonly TopicPage[] = [
  {
    topic: 'importer-des-patients',
    title: 'Importer vos patients',
    lead: "Le fichier de votre tableur suffit. Vous voyez ce que donne chaque ligne avant que rien ne soit enregistré, et l'import s'annule pendant 24 heures.",
    screen: { path: '/pros/patients/import', label: 'Importer des patients' },
  },
  {
    topic: 'serie-de-seances',
    title: 'Planifier une série de séances',
    lead: 'Une séance qui revient se saisit une fois. Les dates où quelque chose gêne vous sont montrées, et vous décidez de chacune.',
    screen: { path: '/pros/session', label: 'Ajouter une séance' },
  },
  {
    topic: 'heures-des-animaux',
    title: "Les heures d'un animal",
    lead: "Dites ce que chaque animal peut porter : l'agenda compte, prévient à temps, et demande pourquoi avant d'aller trop loin.",
    screen: { path: '/pros/animals', label: 'Animaux' },
  },
  {
    topic: 'premiere-facture',
    title: 'Votre première facture',
    lead: "D'une séance à son PDF en trois clics, ou tout un mois en une fois.",
    screen: { path: '/pros/billings', label: 'Nouvelle facture' },
  },
  {
    topic: 'relances',
    title: 'Relancer une facture impayée',
    lead: 'Complice propose chaque relance le jour venu, avec son texte. Vous choisissez, vous relisez, vous envoyez.',
    screen: { path: '/pros/billings/reminders', label: 'Relances' },
  },
  {
    topic: 'equipe',
    title: 'Travailler en équipe',
    lead: 'Invitez vos collègues par e-mail, et choisissez ce que chacun peut ouvrir. Avec les offres Pro et Ultime.',
    screen: { path: '/pros/team', label: 'Equipe' },
  },
  {
    topic: 'reservation-sur-votre-site',
    title: 'La réservation sur votre site',
    lead: 'Quelques lignes à coller, et vos visiteurs voient vos créneaux libres et demandent une séance, sans quitter vos pages.',
    screen: { path: '/partenaires', label: 'Réserver depuis votre site' },
  },
  {
    topic: 'vos-donnees',
    title: 'Vos données',
    lead: 'Les emporter, répondre à un patient qui les demande, effacer ce qui doit l’être.',
    screen: { path: '/pros/user', label: 'Mes informations' },
  },
]
