import type { Operator } from 'shared/contracts/operator'
import type { Settings } from '../../../settings.ts'

/** Returns the operator of this deployment, including the addresses that have separate settings. */
export const operatorOf = ({
  operator,
  operatorEmail,
  socialLinks,
  demoBookingUrl,
  analyticsId,
}: Settings): Operator => ({
  ...operator,
  email: operatorEmail,
  socialLinks,
  demoBookingUrl: demoBookingUrl ?? null,
  analytics: analyticsId === undefined ? null : { id: analyticsId },
})
