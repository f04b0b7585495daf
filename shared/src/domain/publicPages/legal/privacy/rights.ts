import type { TextSection } from '../../../text/Block.ts'

export const rightsSection: TextSection = {
  id: 'droits',
  title: 'Vos droits',
  blocks: [
    "Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, la limitation de leur traitement, leur portabilité, et vous opposer à ce qui repose sur un intérêt légitime. Un consentement se retire à tout moment. Vous pouvez dire ce que deviendront vos données après votre mort.",
    {
      list: [
        "**Praticien** : dans « Mes informations », vous corrigez vos données, téléchargez tout ce que votre cabinet conserve, et supprimez votre compte, même après la fin de l'essai.",
        "**Patient** : demandez à votre praticien la copie de votre dossier, sa correction, son effacement ou le retrait d'un consentement ; le logiciel lui donne de quoi le faire. Pour un enfant, ce sont les titulaires de l'autorité parentale qui demandent.",
        "**Compte patient, demande de démonstration** : écrivez à l'exploitant.",
      ],
    },
    {
      operator: [
        {
          term: 'Écrire à',
          valueFrom: ({ privacyContact, email }) => ({ mail: privacyContact ?? email }),
        },
      ],
    },
    'Une réponse vous est donnée dans le mois. Si elle ne vous satisfait pas, vous pouvez saisir la [CNIL](https://www.cnil.fr/fr/plaintes) (3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07).',
  ],
}
