import { useState } from 'react'
import { providerEmail } from '../domain/patients/provider.ts'
import { contactElementId, contactFrom } from '../domain/publicPages/contact.ts'
import type { Contact } from '../domain/publicPages/contact.ts'
import { useOperator } from './useOperator.ts'

/** The operator's contact addresses, as the server rendered them into the page; the API returns the same. */
export const contactOfPage = (): Contact | undefined =>
  contactFrom(document.getElementById(contactElementId)?.textContent)

/** The address for e-mails to the operator: undefined while it loads, the default address if loading fails. */
export function useContact({ enabled = true } = {}): Contact | undefined {
  const [ofPage] = useState(contactOfPage)
  const { data, isPending } = useOperator({ enabled: enabled && ofPage === undefined })
  if (ofPage) return ofPage
  if (isPending) return undefined
  return data ?? { email: providerEmail, demoBookingUrl: null }
}
