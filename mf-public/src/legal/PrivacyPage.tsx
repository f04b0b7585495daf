import { privacy } from 'shared/domain/publicPages/legal/privacy/privacy'
import { LegalPage } from './LegalPage.tsx'

/** What is done with personal data. */
export default function PrivacyPage() {
  return <LegalPage text={privacy} />
}
