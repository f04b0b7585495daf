import { privacy } from 'shared/domain/publicPages/legal/privacy/privacy'
import { LegalPage } from './LegalPage.tsx'

/** Privacy policy. */
export default function PrivacyPage() {
  return <LegalPage legalText={privacy} />
}
