import type { HelpText } from '../HelpText.ts'

export const animalHours: HelpText = {
  topic: 'heures-des-animaux',
  title: "Les heures d'un animal",
  lead: "Indiquez combien chaque animal peut travailler : l'agenda compte ses heures, prévient à temps et demande un motif avant tout dépassement.",
  screen: { path: '/pros/animals', label: 'Animaux' },
  parts: [
    {
      title: 'Indiquer combien un animal peut travailler',
      blocks: [
        {
          steps: [
            "Dans [Animaux](/pros/animals), choisissez l'animal, ou **Ajouter un animal**.",
            "Sous **Vie et travail**, donnez le **Nombre d'heures de travail hebdo**.",
            "Sous **Limites de travail**, choisissez un repère, ou vos propres limites : par jour, d'affilée, repos entre deux séances, séances par jour, jours de repos par semaine. Chaque repère cite sa source.",
            'Enregistrez : les séances prévues sont comptées aussitôt.',
          ],
        },
      ],
      picture: {
        name: 'animals',
        alt: 'La liste des animaux : Balthazar y est signalé au-delà de sa limite de la semaine, Cadichon près de la sienne.',
      },
    },
    {
      title: "Ce que l'agenda en fait",
      blocks: [
        {
          list: [
            'Dès 80 % des heures de la semaine, [Rendez-vous](/pros/sessions) et la liste des animaux le disent : **Près de sa limite**.',
            "Pendant que vous saisissez une séance, **À savoir sur ce créneau** montre ce qu'elle demande à chaque animal.",
            "Au-delà, la séance n'est enregistrée qu'avec un **Motif**.",
            'Vos visiteurs ne se voient pas proposer de créneau qui mènerait un animal au-delà de ses limites.',
          ],
        },
      ],
    },
    {
      title: 'Suivre ses heures',
      blocks: [
        {
          list: [
            'Dans [Animaux](/pros/animals), **Heures de travail par semaine** compare vos animaux.',
            "Dans la fiche d'un animal, **Activités** montre ses semaines, **Séances** ce qu'il a fait.",
            '**Registre de charge de travail** fournit un mois en PDF ou en CSV, pour un vétérinaire ou un contrôle. Ce qui y est corrigé après coup y reste visible.',
            "Un entraînement ou une sortie sans patient compte aussi : saisissez une séance avec **Travail de l'animal seulement**.",
          ],
        },
      ],
    },
  ],
}
