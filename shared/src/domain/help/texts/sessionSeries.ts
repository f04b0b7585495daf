import type { HelpText } from '../HelpText.ts'

export const sessionSeries: HelpText = {
  topic: 'serie-de-seances',
  title: 'Planifier une série de séances',
  lead: 'Une séance qui revient se saisit une fois. Les dates où quelque chose gêne vous sont montrées, et vous décidez de chacune.',
  screen: { path: '/pros/session', label: 'Ajouter une séance' },
  parts: [
    {
      title: 'Créer la série',
      blocks: [
        {
          steps: [
            "Dans [Rendez-vous](/pros/sessions), choisissez **Ajouter une séance**, ou un créneau libre de l'agenda.",
            "Donnez le jour et l'heure de la première, le type de séance, le patient, les animaux et le lieu.",
            "Sous **Fréquence**, choisissez par exemple « toutes les semaines », et la **Date de fin**. Le nombre de séances s'affiche aussitôt.",
            "Choisissez **Aperçu des séances** pour voir chaque date avant d'enregistrer.",
            "Choisissez **Ajouter**. Si une date gêne, l'aperçu s'ouvre de lui-même.",
          ],
        },
      ],
    },
    {
      title: 'Quand une date gêne',
      blocks: [
        "L'aperçu dit pourquoi : praticien ou animal occupé, limite dépassée, animal qui ne convient pas. Pour chaque date, choisissez :",
        {
          list: [
            '**Ne pas créer** : la série se fait sans elle ;',
            '**Enregistrer quand même** : la séance est ajoutée. Un motif est demandé si un animal dépasse ses limites, et gardé avec elle.',
          ],
        },
      ],
      picture: {
        name: 'series',
        alt: "L'aperçu d'une série : le nombre de séances ajoutées, et une date occupée avec les choix Ne pas créer et Enregistrer quand même.",
      },
    },
    {
      title: 'Changer ou supprimer',
      blocks: [
        {
          steps: [
            'Ouvrez une séance de la série, changez-la et enregistrez, ou choisissez la corbeille.',
            'Choisissez **Cet évènement**, pour cette date seule, ou **Cet évènement et les suivants**.',
          ],
        },
        "La fréquence d'une séance enregistrée ne se change plus : supprimez cet évènement et les suivants, puis créez une nouvelle série. Les séances facturées restent comme elles sont.",
      ],
    },
  ],
}
