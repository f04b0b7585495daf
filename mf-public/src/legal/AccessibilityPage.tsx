import { accessibility } from 'shared/domain/publicPages/legal/accessibility'
import { LegalPage } from './LegalPage.tsx'

/** Accessibility statement. */
export default function AccessibilityPage() {
  return <LegalPage legalText={accessibility} />
}
