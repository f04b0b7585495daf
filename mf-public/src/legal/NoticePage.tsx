import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'
import { OperatorFacts } from '../operator/OperatorFacts.tsx'
import { LegalPage } from './LegalPage.tsx'
import type { LegalSection } from './sections.ts'

/** « 732 829 320 » */
const inGroups = (siren: string) => siren.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')

const sections: readonly LegalSection[] = [
  {
    id: 'editeur',
    title: 'Éditeur',
    content: (
      <OperatorFacts
        facts={[
          { term: 'Dénomination', of: ({ name }) => name },
          { term: 'Forme et capital', of: ({ legalForm }) => legalForm },
          { term: 'Siège', of: ({ address }) => address },
          { term: 'SIREN', of: ({ siren }) => siren && inGroups(siren) },
          { term: 'Immatriculation', of: ({ register }) => register },
          { term: 'N° de TVA', of: ({ vatNumber }) => vatNumber },
          { term: 'Téléphone', of: ({ phone }) => phone },
          { term: 'E-mail', of: ({ email }) => <MailLink address={email} /> },
          { term: 'Directeur de la publication', of: ({ director }) => director },
        ]}
      />
    ),
  },
  {
    id: 'hebergeur',
    title: 'Hébergeur',
    content: <OperatorFacts facts={[{ term: 'Hébergement', of: ({ host }) => host }]} />,
  },
  {
    id: 'contenus',
    title: 'Contenus et propriété',
    content: (
      <>
        <Typography>
          Ce qu'un praticien publie de lui dans l'annuaire (nom, cabinet, adresse, logo, types de séance) l'est sous sa
          responsabilité. Pour signaler un contenu illicite, écrivez à l'éditeur en donnant l'adresse de la page et vos
          raisons : il y répond et le retire s'il y a lieu.
        </Typography>
        <Typography>
          La marque, les textes et les illustrations du site appartiennent à l'éditeur. Le code du logiciel est sous
          licence MIT.
        </Typography>
      </>
    ),
  },
  {
    id: 'pages',
    title: 'Vos données, vos droits',
    content: (
      <Typography>
        Voir la{' '}
        <Link component={RouterLink} to="/cgu">
          politique de confidentialité
        </Link>
        , les{' '}
        <Link component={RouterLink} to="/public/cgu">
          conditions générales
        </Link>{' '}
        et la{' '}
        <Link component={RouterLink} to="/accessibilite">
          déclaration d'accessibilité
        </Link>
        .
      </Typography>
    ),
  },
]

/** Who publishes and hosts the site, as article 1-1 of the LCEN asks for. */
export default function NoticePage() {
  return (
    <LegalPage title="Mentions légales" sections={sections}>
      <Typography>
        Informations prévues par l'article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie
        numérique.
      </Typography>
    </LegalPage>
  )
}
