import type { LegalText } from '../LegalText.ts'
import { dataControllerSection, purposesSection } from './dataController.ts'
import { cookiesSection } from './cookies.ts'
import { periodsSection } from './periods.ts'
import { recipientsSection, securitySection, transfersSection } from './recipients.ts'
import { rightsSection } from './rights.ts'

/**
 * The privacy policy. It describes the product's processing of data, so a change of the product may require a change
 * here.
 */
export const privacy: LegalText = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles Complice traite, pourquoi, combien de temps et avec qui, vos droits, et ce qui est stocké sur votre appareil.',
  updatedOn: '2026-11-23',
  intro: [
    "Cette page dit quelles données personnelles Complice traite, pourquoi, combien de temps, avec qui, et ce que vous pouvez demander. Les conditions d'utilisation sont sur [une autre page](/public/cgu).",
  ],
  sections: [
    dataControllerSection,
    purposesSection,
    periodsSection,
    recipientsSection,
    transfersSection,
    securitySection,
    rightsSection,
    cookiesSection,
  ],
}
