import { groupSirenDigits } from '../../contact/siren.ts'
import type { LegalText } from './LegalText.ts'

/** The publisher and the host of the site, as required by article 1-1 of the LCEN. */
export const notice: LegalText = {
  title: 'Mentions légales',
  description:
    "Qui édite et héberge Complice : dénomination, adresse, SIREN, contact, hébergeur, et ce qui est publié dans l'annuaire.",
  intro: [
    "Informations prévues par l'article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie numérique.",
  ],
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        {
          operator: [
            { term: 'Dénomination', valueFrom: ({ name }) => name },
            { term: 'Forme et capital', valueFrom: ({ legalForm }) => legalForm },
            { term: 'Siège', valueFrom: ({ address }) => address },
            { term: 'SIREN', valueFrom: ({ siren }) => siren && groupSirenDigits(siren, '\u00a0') },
            { term: 'Immatriculation', valueFrom: ({ register }) => register },
            { term: 'N° de TVA', valueFrom: ({ vatNumber }) => vatNumber },
            { term: 'Téléphone', valueFrom: ({ phone }) => phone },
            { term: 'E-mail', valueFrom: ({ email }) => ({ mail: email }) },
            { term: 'Directeur de la publication', valueFrom: ({ director }) => director },
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      blocks: [{ operator: [{ term: 'Hébergement', valueFrom: ({ host }) => host }] }],
    },
    {
      id: 'contenus',
      title: 'Contenus et propriété',
      blocks: [
        "Ce qu'un praticien publie de lui dans l'annuaire (nom, cabinet, adresse, logo, types de séance) l'est sous sa responsabilité. Pour signaler un contenu illicite, écrivez à l'éditeur en donnant l'adresse de la page et vos raisons : il y répond et le retire s'il y a lieu.",
        "La marque, les textes et les illustrations du site appartiennent à l'éditeur. Le code du logiciel est sous licence MIT.",
      ],
    },
    {
      id: 'pages',
      title: 'Vos données, vos droits',
      blocks: [
        "Voir la [politique de confidentialité](/cgu), les [conditions générales](/public/cgu) et la [déclaration d'accessibilité](/accessibilite).",
      ],
    },
  ],
}
