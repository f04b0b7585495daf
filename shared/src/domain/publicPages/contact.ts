import type { Operator } from '../../contracts/operator.ts'
import { isRecord } from '../isRecord.ts'

/** Where one writes to the operator, and where a demonstration is booked. */
export type Contact = Pick<Operator, 'email' | 'demoBookingUrl'>

/** The element of a composed page that holds them, as JSON. */
export const contactElementId = 'complice-contact'

const isContact = (value: unknown): value is Contact =>
  isRecord(value) &&
  typeof value.email === 'string' &&
  (value.demoBookingUrl === null || typeof value.demoBookingUrl === 'string')

/** Reads the text of that element; undefined where a page has none, or another one of that name. */
export function contactFrom(json: string | null | undefined): Contact | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isContact(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Asks for a demonstration by mail. */
export const demoMail = (email: string): string => `mailto:${email}?subject=${encodeURIComponent('Démo personnalisée')}`

/** Where a demonstration is asked for: where the operator books them, in a tab of its own, else by mail. */
export const demoLink = ({ email, demoBookingUrl }: Contact): { href: string; target?: '_blank'; rel?: string } =>
  demoBookingUrl === null ? { href: demoMail(email) } : { href: demoBookingUrl, target: '_blank', rel: 'noopener' }
