import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'
import { OperatorFacts } from '../../operator/OperatorFacts.tsx'
import { LegalPage } from '../LegalPage.tsx'
import type { LegalSection } from '../sections.ts'
import { dataProcessing } from './dataProcessing.tsx'
import { salesArticles } from './sales.tsx'
import { usageArticles } from './usage.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'cgu',
    title: "C.G.U : conditions générales d'utilisation",
    content: (
      <Typography>Elles valent pour tous ceux qui utilisent Complice : praticiens, assistants, patients.</Typography>
    ),
    articles: usageArticles,
  },
  {
    id: 'cgv',
    title: 'C.G.V : conditions générales de vente',
    content: <Typography>Elles valent pour les professionnels qui s'abonnent à une offre.</Typography>,
    articles: salesArticles,
  },
  dataProcessing,
]

/** The terms of use and the conditions of sale, on one page with an anchor each (ruling 34). */
export default function TermsPage() {
  return (
    <LegalPage title="Conditions générales" updatedOn="2026-11-23" sections={sections}>
      <Typography>
        Entre vous et l'exploitant de Complice. Vos données personnelles sont l'objet de la{' '}
        <Link component={RouterLink} to="/cgu">
          politique de confidentialité
        </Link>
        .
      </Typography>
      <OperatorFacts
        facts={[
          { term: 'Exploitant', of: ({ name }) => name },
          { term: 'Adresse', of: ({ address }) => address },
        ]}
      />
    </LegalPage>
  )
}
