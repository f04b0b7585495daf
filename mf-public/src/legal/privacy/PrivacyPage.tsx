import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'
import { LegalPage } from '../LegalPage.tsx'
import { controllerSection, purposesSection } from './controller.tsx'
import { cookiesSection } from './cookies.tsx'
import { periodsSection } from './periods.tsx'
import { recipientsSection, securitySection, transfersSection } from './recipients.tsx'
import { rightsSection } from './rights.tsx'

const sections = [
  controllerSection,
  purposesSection,
  periodsSection,
  recipientsSection,
  transfersSection,
  securitySection,
  rightsSection,
  cookiesSection,
]

/** The privacy policy. What it says of the product is what the product does: a change of one changes the other. */
export default function PrivacyPage() {
  return (
    <LegalPage title="Politique de confidentialité" updatedOn="2026-11-23" sections={sections}>
      <Typography>
        Cette page dit quelles données personnelles Complice traite, pourquoi, combien de temps, avec qui, et ce que
        vous pouvez demander. Les conditions d'utilisation sont sur{' '}
        <Link component={RouterLink} to="/public/cgu">
          une autre page
        </Link>
        .
      </Typography>
    </LegalPage>
  )
}
