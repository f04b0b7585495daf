import type { Operator } from '../../contracts/operator.ts'
import { isRecord } from '../isRecord.ts'

/** The operator's address for e-mails, and the URL where a demonstration is booked. */
export type Contact = Pick<Operator, 'email' | 'demoBookingUrl'>

/** The id of the element that contains the operator's `Contact` as JSON in a server-rendered page. */
export const contactElementId = 'complice-contact'

const isContact = (value: unknown): value is Contact =>
  isRecord(value) &&
  typeof value.email === 'string' &&
  (value.demoBookingUrl === null || typeof value.demoBookingUrl === 'string')

/** Parses the text of the element `contactElementId`; undefined if the text is missing or invalid. */
export function parseContact(json: string | null | undefined): Contact | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isContact(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the `mailto:` link that requests a demonstration by e-mail. */
export const demoMail = (email: string): string => `mailto:${email}?subject=${encodeURIComponent('Démo personnalisée')}`

/** Returns the link to request a demonstration: the operator's booking page in a new tab, else an e-mail. */
export const demoLink = ({ email, demoBookingUrl }: Contact): { href: string; target?: '_blank'; rel?: string } =>
  demoBookingUrl === null ? { href: demoMail(email) } : { href: demoBookingUrl, target: '_blank', rel: 'noopener' }
