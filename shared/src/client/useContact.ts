import { useState } from 'react'
import { defaultOperatorEmail } from '../domain/operatorEmail.ts'
import { contactElementId, parseContact } from '../domain/publicPages/contact.ts'
import type { Contact } from '../domain/publicPages/contact.ts'
import { useOperator } from './useOperator.ts'

/** Reads the operator's contact from a server-rendered page; undefined if the page has none. */
export const contactOfPage = (): Contact | undefined =>
  parseContact(document.getElementById(contactElementId)?.textContent)

/**
 * Returns the operator's contact, from the page if it has one. Undefined while it loads or `enabled` is false; the
 * default address if loading fails.
 */
export function useContact({ enabled = true } = {}): Contact | undefined {
  const [contactInPage] = useState(contactOfPage)
  const { data, isPending } = useOperator({ enabled: enabled && contactInPage === undefined })
  if (contactInPage) return contactInPage
  if (isPending) return undefined
  return data ?? { email: defaultOperatorEmail, demoBookingUrl: null }
}
