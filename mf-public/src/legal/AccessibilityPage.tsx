import { Link, Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'
import { OperatorFacts } from '../operator/OperatorFacts.tsx'
import { LegalPage } from './LegalPage.tsx'
import type { LegalSection } from './sections.ts'

const sections: readonly LegalSection[] = [
  {
    id: 'etat',
    title: 'État de conformité',
    content: (
      <Typography>
        Complice n'a pas encore fait l'objet d'un audit de conformité au RGAA 4.1. En l'absence d'audit, le référentiel
        demande de le déclarer <strong>non conforme</strong> : cela dit que la conformité n'a pas été mesurée, non
        qu'elle manque. Ce qui est vérifié l'est par les tests du logiciel, décrits ci-dessous.
      </Typography>
    ),
  },
  {
    id: 'tests',
    title: 'Ce qui est testé',
    content: (
      <>
        <Typography>Par les tests du logiciel, dans un vrai navigateur :</Typography>
        <ul>
          <li>
            les écrans du logiciel sont contrôlés par axe-core, avec les règles automatiques des WCAG 2.0 à 2.2 de
            niveaux A et AA et ses bonnes pratiques, en clair et en sombre, sur ordinateur et sur téléphone : aucune
            erreur n'est admise ;
          </li>
          <li>chaque page a un titre, un seul titre de premier niveau, et ne déborde pas de l'écran en largeur ;</li>
          <li>les parcours principaux sont faits au clavier seul ;</li>
          <li>les PDF produits (devis, factures, avoirs) sont étiquetés selon PDF/UA-1.</li>
        </ul>
        <Typography>
          De tels contrôles automatiques ne couvrent qu'une partie des critères. N'ont pas été faits : un audit par un
          tiers, et des essais réguliers avec des lecteurs d'écran et leurs utilisateurs.
        </Typography>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Limites connues',
    content: (
      <ul>
        <li>
          la carte des praticiens ne se lit pas sans la voir : la liste à côté d'elle donne les mêmes praticiens et
          leurs adresses ;
        </li>
        <li>
          les commentaires vocaux n'ont pas de transcription ; un commentaire peut toujours être écrit à la place ;
        </li>
        <li>la signature d'une feuille d'émargement se dessine ; un nom saisi au clavier vaut signature.</li>
      </ul>
    ),
  },
  {
    id: 'contact',
    title: 'Signaler un défaut',
    content: (
      <>
        <Typography>
          Si vous n'accédez pas à un contenu ou à un service, écrivez-nous : nous vous dirons comment l'obtenir
          autrement.
        </Typography>
        <OperatorFacts
          facts={[
            { term: 'E-mail', of: ({ email }) => <MailLink address={email} /> },
            { term: 'Téléphone', of: ({ phone }) => phone },
          ]}
        />
      </>
    ),
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    content: (
      <Typography>
        Sans réponse satisfaisante, vous pouvez écrire au{' '}
        <Link href="https://formulaire.defenseurdesdroits.fr/" rel="noopener">
          Défenseur des droits
        </Link>
        , contacter son délégué dans votre région, ou lui envoyer un courrier gratuit : Défenseur des droits, Libre
        réponse 71120, 75342 Paris Cedex 07.
      </Typography>
    ),
  },
]

/** The accessibility statement. It says what the product's own tests hold, and that nobody audited it. */
export default function AccessibilityPage() {
  return (
    <LegalPage title="Déclaration d'accessibilité" updatedOn="2026-11-23" sections={sections}>
      <Typography>
        L'exploitant de Complice s'efforce de rendre ce site accessible, conformément à l'article 47 de la loi n°
        2005-102 du 11 février 2005. Cette déclaration vaut pour toutes ses pages.
      </Typography>
    </LegalPage>
  )
}
