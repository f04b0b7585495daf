import { notice } from 'shared/domain/publicPages/legal/notice'
import { LegalPage } from './LegalPage.tsx'

/** Who publishes and hosts the site. */
export default function NoticePage() {
  return <LegalPage text={notice} />
}
