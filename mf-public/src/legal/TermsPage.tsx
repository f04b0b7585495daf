import { terms } from 'shared/domain/publicPages/legal/terms/terms'
import { LegalPage } from './LegalPage.tsx'

/** Terms of use and conditions of sale. */
export default function TermsPage() {
  return <LegalPage legalText={terms} />
}
