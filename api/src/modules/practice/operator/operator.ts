import type { Operator } from 'shared/contracts/operator'
import type { Settings } from '../../../settings.ts'

/** Who operates this deployment, with the addresses that are settings of their own. */
export const operatorOf = ({
  operator,
  providerEmail,
  socialLinks,
  demoBookingUrl,
  analyticsId,
}: Settings): Operator => ({
  ...operator,
  email: providerEmail,
  socialLinks,
  demoBookingUrl: demoBookingUrl ?? null,
  analytics: analyticsId === undefined ? null : { id: analyticsId },
})
