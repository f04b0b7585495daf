import { terms } from 'shared/domain/publicPages/legal/terms/terms'
import { LegalPage } from './LegalPage.tsx'

/** The terms of use and the conditions of sale. */
export default function TermsPage() {
  return <LegalPage text={terms} />
}
