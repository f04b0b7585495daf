import { notice } from 'shared/domain/publicPages/legal/notice'
import { LegalPage } from './LegalPage.tsx'

/** Legal notice: publisher and host of the site. */
export default function NoticePage() {
  return <LegalPage legalText={notice} />
}
