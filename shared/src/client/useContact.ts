import { useState } from 'react'
import { providerEmail } from '../domain/patients/provider.ts'
import { contactElementId, contactFrom } from '../domain/publicPages/contact.ts'
import type { Contact } from '../domain/publicPages/contact.ts'
import { useOperator } from './useOperator.ts'

/** The operator's addresses as the server composed them into the page: the live one names the same. */
export const contactOfPage = (): Contact | undefined =>
  contactFrom(document.getElementById(contactElementId)?.textContent)

/** Where one writes to the operator: undefined until it is known, the default address where it cannot be read. */
export function useContact({ enabled = true } = {}): Contact | undefined {
  const [ofPage] = useState(contactOfPage)
  const { data, isPending } = useOperator({ enabled: enabled && ofPage === undefined })
  if (ofPage) return ofPage
  if (isPending) return undefined
  return data ?? { email: providerEmail, demoBookingUrl: null }
}
