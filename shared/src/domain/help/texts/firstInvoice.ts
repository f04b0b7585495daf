import type { HelpText } from '../HelpText.ts'

export const firstInvoice: HelpText = {
  topic: 'premiere-facture',
  title: 'Votre première facture',
  lead: "D'une séance à son PDF en trois clics, ou tout un mois en une fois.",
  screen: { path: '/pros/billings', label: 'Nouvelle facture' },
  parts: [
    {
      title: 'Une fois pour toutes',
      blocks: [
        {
          list: [
            "Dans [Mes informations](/pros/user), remplissez l'entreprise, l'adresse et la TVA. Ce qui manque est dit sur l'écran de la facture : **Le profil du praticien est incomplet**.",
            'Le patient doit avoir une adresse dans sa fiche.',
          ],
        },
      ],
    },
    {
      title: 'Depuis une séance, en trois clics',
      blocks: [
        'Ouvrez une séance passée depuis [Rendez-vous](/pros/sessions), puis :',
        {
          steps: [
            '**Facturer** : la facture est prête, avec le patient, la séance et son prix.',
            '**Générer la facture**.',
            '**Confirmer** : la facture a son numéro, et son PDF se télécharge.',
          ],
        },
      ],
      picture: {
        name: 'invoice',
        alt: "La question « Générer la facture ? », avec le patient, le montant, l'échéance et le bouton Confirmer.",
      },
    },
    {
      title: "Plusieurs séances d'un patient",
      blocks: [
        {
          steps: [
            'Dans [Factures](/pros/billings/details), choisissez **Ajouter**.',
            'Choisissez le **Patient** : ses séances du mois apparaissent sous **Prestations**. Cochez celles à facturer. Pour écrire vos propres lignes, éteignez **Mode simplifié**.',
            'Vérifiez la TVA, le délai et le moyen de paiement. **Brouillon** donne un PDF à relire, sans rien enregistrer.',
            'Choisissez **Générer la facture**, puis **Confirmer**.',
          ],
        },
      ],
    },
    {
      title: 'Tout un mois',
      blocks: [
        {
          steps: [
            'Dans Factures, choisissez [À facturer](/pros/billings/unbilled).',
            "Décochez qui doit attendre, puis **Générer … factures** et **Confirmer**. Chaque patient reçoit sa facture ; un refus n'arrête pas les autres.",
          ],
        },
      ],
    },
    {
      title: 'Vos numéros',
      blocks: [
        {
          list: [
            "La première facture choisit la numérotation : les numéros suivants s'affichent avant de la générer. Ensuite, ils se suivent sans trou.",
            "Si le numéro contient l'année, le compteur reprend à 1 en janvier.",
            'Pour commencer une nouvelle série, par exemple après un changement de logiciel : [Numérotation](/pros/billings/numbering), avec son motif.',
          ],
        },
      ],
    },
    {
      title: 'Ensuite',
      blocks: [
        {
          list: [
            'Dans la liste, **Détails** ouvre la facture : **Envoyer par e-mail**, **Ajouter un paiement**.',
            "**Payée** note d'un geste que tout le reste est réglé.",
            'Une facture générée ne change plus, la loi le demande : elle se corrige par un avoir, avec **Créer un avoir**.',
          ],
        },
      ],
    },
  ],
}
