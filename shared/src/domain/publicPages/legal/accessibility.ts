import type { LegalText } from './LegalText.ts'

/** The accessibility statement. It states only what the product's tests check, and that no audit was done. */
export const accessibility: LegalText = {
  title: "Déclaration d'accessibilité",
  description:
    "L'état de conformité de Complice au RGAA, ce qui est testé, les limites connues, comment signaler un défaut et les voies de recours.",
  updatedOn: '2026-11-23',
  intro: [
    "L'exploitant de Complice s'efforce de rendre ce site accessible, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration vaut pour toutes ses pages.",
  ],
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        "Complice n'a pas encore fait l'objet d'un audit de conformité au RGAA 4.1. En l'absence d'audit, le référentiel demande de le déclarer **non conforme** : cela dit que la conformité n'a pas été mesurée, non qu'elle manque. Ce qui est vérifié l'est par les tests du logiciel, décrits ci-dessous.",
      ],
    },
    {
      id: 'tests',
      title: 'Ce qui est testé',
      blocks: [
        'Par les tests du logiciel, dans un vrai navigateur :',
        {
          list: [
            "les écrans du logiciel sont contrôlés par axe-core, avec les règles automatiques des WCAG 2.0 à 2.2 de niveaux A et AA et ses bonnes pratiques, en clair et en sombre, sur ordinateur et sur téléphone : aucune erreur n'est admise ;",
            "chaque page a un titre, un seul titre de premier niveau, et ne déborde pas de l'écran en largeur ;",
            'les parcours principaux sont faits au clavier seul ;',
            'les PDF produits (devis, factures, avoirs) sont étiquetés selon PDF/UA-1.',
          ],
        },
        "De tels contrôles automatiques ne couvrent qu'une partie des critères. N'ont pas été faits : un audit par un tiers, et des essais réguliers avec des lecteurs d'écran et leurs utilisateurs.",
      ],
    },
    {
      id: 'limites',
      title: 'Limites connues',
      blocks: [
        {
          list: [
            "la carte des praticiens ne se lit pas sans la voir : la liste à côté d'elle donne les mêmes praticiens et leurs adresses ;",
            "les commentaires vocaux n'ont pas de transcription ; un commentaire peut toujours être écrit à la place ;",
            "la signature d'une feuille d'émargement se dessine ; un nom saisi au clavier vaut signature.",
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Signaler un défaut',
      blocks: [
        "Si vous n'accédez pas à un contenu ou à un service, écrivez-nous : nous vous dirons comment l'obtenir autrement.",
        {
          operator: [
            { term: 'E-mail', valueFrom: ({ email }) => ({ mail: email }) },
            { term: 'Téléphone', valueFrom: ({ phone }) => phone },
          ],
        },
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      blocks: [
        'Sans réponse satisfaisante, vous pouvez écrire au [Défenseur des droits](https://formulaire.defenseurdesdroits.fr/), contacter son délégué dans votre région, ou lui envoyer un courrier gratuit : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
      ],
    },
  ],
}
