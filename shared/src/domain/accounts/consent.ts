import { isRecord } from '../isRecord.ts'

/**
 * The choice about optional cookies and services: all of them, or those accepted; an empty list refuses them all. `at`
 * is the ISO instant of the choice.
 */
export interface Consent {
  items: 'all' | readonly string[]
  at: string
}

/** Whether a value stored on the device is a choice. */
export const isConsent = (value: unknown): value is Consent =>
  isRecord(value) &&
  typeof value.at === 'string' &&
  (value.items === 'all' || (Array.isArray(value.items) && value.items.every((item) => typeof item === 'string')))

/** The end of a choice's validity, after six months (ruling 35). */
export function consentEnd({ at }: Consent): Date {
  const end = new Date(at)
  end.setMonth(end.getMonth() + 6)
  return end
}

export const isConsentCurrent = (consent: Consent, now: Date): boolean => now < consentEnd(consent)

export const allows = ({ items }: Consent, item: string): boolean => items === 'all' || items.includes(item)
