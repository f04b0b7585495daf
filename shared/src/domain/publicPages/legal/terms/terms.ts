import type { LegalText } from '../LegalText.ts'
import { dataProcessing } from './dataProcessing.ts'
import { salesArticles } from './sales.ts'
import { usageArticles } from './usage.ts'

/** The terms of use and the conditions of sale, on one page with an anchor each (ruling 34). */
export const terms: LegalText = {
  title: 'Conditions générales',
  description:
    "Les conditions générales d'utilisation et de vente de Complice : comptes, demandes de séance, offres et prix, essai, paiement, données.",
  updatedOn: '2026-11-24',
  intro: [
    "Entre vous et l'exploitant de Complice. Vos données personnelles sont l'objet de la [politique de confidentialité](/cgu).",
    {
      operator: [
        { term: 'Exploitant', valueFrom: ({ name }) => name },
        { term: 'Adresse', valueFrom: ({ address }) => address },
      ],
    },
  ],
  sections: [
    {
      id: 'cgu',
      title: "C.G.U : conditions générales d'utilisation",
      blocks: ['Elles valent pour tous ceux qui utilisent Complice : praticiens, assistants, patients.'],
      articles: usageArticles,
    },
    {
      id: 'cgv',
      title: 'C.G.V : conditions générales de vente',
      blocks: ["Elles valent pour les professionnels qui s'abonnent à une offre."],
      articles: salesArticles,
    },
    dataProcessing,
  ],
}
