import type { HelpText } from '../HelpText.ts'

export const yourData: HelpText = {
  topic: 'vos-donnees',
  title: 'Vos données',
  lead: 'Les emporter, répondre à un patient qui les demande, effacer ce qui doit l’être.',
  screen: { path: '/pros/user', label: 'Mes informations' },
  parts: [
    {
      title: 'Emporter tout le cabinet',
      blocks: [
        {
          steps: [
            'Au bas de [Mes informations](/pros/user), allez à **Mon compte et mes données**.',
            'Choisissez **Exporter toutes mes données** : une archive ZIP se télécharge, avec patients, séances, animaux, réglages et enregistrements.',
          ],
        },
        "C'est au titulaire du cabinet de le faire, quand il veut.",
      ],
      picture: {
        name: 'account',
        alt: 'Les appareils connectés, et les boutons Exporter toutes mes données et Supprimer mon compte.',
      },
    },
    {
      title: 'Répondre à un patient',
      blocks: [
        'Dans sa fiche, ouverte depuis [Patients](/pros/patients), la carte **Droits du patient** a :',
        {
          list: [
            "**Télécharger ses données (ZIP)**, la copie qu'il peut demander ;",
            '**Voir qui a consulté ce dossier** ;',
            "**Effacer ses données**, qui dit d'abord ce qui sera détruit et ce que la loi fait garder, comme les factures.",
          ],
        },
      ],
    },
    {
      title: 'Un patient supprimé',
      blocks: [
        'Avant de supprimer un patient, Complice dit ce qui change : ses séances à venir sont annulées, et les personnes qui les ont réservées en ligne prévenues par e-mail ; factures, devis et séances passées restent.',
        {
          steps: [
            'Dans [Patients](/pros/patients), choisissez **Supprimés**.',
            'Pendant 30 jours, **Remettre dans la liste** rend le patient et tout son dossier ; les séances annulées le restent.',
            "Vous y trouvez aussi **Télécharger ses données (ZIP)** et **Effacer ses données**, tant que le dossier n'est pas effacé.",
          ],
        },
      ],
    },
    {
      title: 'Ne pas garder trop longtemps',
      blocks: [
        {
          steps: [
            'Dans Patients, choisissez [À échéance](/pros/patients/retention).',
            "Sous **Durée de conservation**, choisissez pendant combien d'années les dossiers se gardent après le dernier contact.",
            'Cochez les dossiers échus, puis **Effacer les dossiers choisis** ; **Garder un an** en laisse un de côté.',
          ],
        },
      ],
    },
    {
      title: 'Un appareil perdu',
      blocks: [
        "Dans [Mes informations](/pros/user), **Appareils connectés** : **Déconnecter** ferme l'accès aussitôt. Puis choisissez un [nouveau mot de passe](/reset-password), et activez la **Connexion en deux étapes**.",
      ],
    },
    {
      title: 'Partir',
      blocks: [
        "**Supprimer mon compte** ferme aussitôt le cabinet et tous ses comptes, après vous avoir montré ce qui part et ce qui reste. Si votre connexion date de plus de cinq minutes, votre mot de passe est demandé. Pendant sept jours, le lien reçu par e-mail rouvre le cabinet, tel que vous l'avez laissé ; ensuite tout est détruit, et les patients qui avaient des séances à venir en sont prévenus. Seules les factures émises sont conservées, chiffrées, dix ans : la loi le demande. Ce que Complice fait de vos données est dit dans la [politique de confidentialité](/cgu).",
      ],
    },
  ],
}
