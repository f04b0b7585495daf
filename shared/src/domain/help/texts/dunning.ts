import type { HelpText } from '../HelpText.ts'

export const dunning: HelpText = {
  topic: 'relances',
  title: 'Relancer une facture impayée',
  lead: 'Complice propose chaque relance le jour venu, avec son texte. Vous choisissez, vous relisez, vous envoyez.',
  screen: { path: '/pros/billings/reminders', label: 'Relances' },
  parts: [
    {
      title: 'Envoyer les relances',
      blocks: [
        {
          steps: [
            'Dans [Factures](/pros/billings/details), choisissez **Relances**. Les factures à relancer y sont, les plus anciennes comprises.',
            "Décochez qui ne doit pas l'être.",
            "Relisez l'**Objet** et le **Message** de chaque niveau. Les mots entre accolades, comme {numéro} ou {reste}, sont remplacés dans chaque e-mail : un aperçu le montre.",
            'Choisissez **Envoyer … relances**. La facture est jointe, et le patient répond à votre adresse.',
          ],
        },
      ],
      picture: {
        name: 'dunning',
        alt: "Les relances à envoyer : trois factures cochées, chacune avec son niveau et son échéance, puis l'objet et le message.",
      },
    },
    {
      title: 'Quand elles sont proposées',
      blocks: [
        {
          list: [
            "**Première relance** : 7 jours après l'échéance.",
            '**Deuxième relance** et **Dernière relance** : 15 jours après la précédente.',
            "Qui paie entre-temps n'est pas relancé : le solde est vérifié de nouveau au moment de l'envoi. Notez donc les paiements dès qu'ils arrivent, par **Détails** puis **Ajouter un paiement**.",
            "Les pénalités et l'indemnité de 40 € ne sont rappelées qu'aux entreprises, comme le veut la loi.",
          ],
        },
      ],
    },
    {
      title: "Savoir si l'e-mail est arrivé",
      blocks: [
        'Dans Factures, le filtre **Envois** sur « Non remises » montre celles dont le dernier e-mail a été refusé. Dans **Détails**, **Envois** garde tout ce qui est parti, quand et par qui.',
      ],
    },
  ],
}
