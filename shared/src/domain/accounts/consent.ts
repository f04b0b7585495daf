import { isRecord } from '../isRecord.ts'

/**
 * The consent to optional cookies and services: all of them, or a list of accepted ones, empty if all are refused. `at`
 * is the ISO instant of the choice.
 */
export interface Consent {
  items: 'all' | readonly string[]
  at: string
}

/** Whether a value read from the device is a valid consent. */
export const isConsent = (value: unknown): value is Consent =>
  isRecord(value) &&
  typeof value.at === 'string' &&
  (value.items === 'all' || (Array.isArray(value.items) && value.items.every((item) => typeof item === 'string')))

/** Returns the instant at which the consent expires: six months after the choice (ruling 35). */
export function consentEnd({ at }: Consent): Date {
  const end = new Date(at)
  end.setMonth(end.getMonth() + 6)
  return end
}

export const isConsentCurrent = (consent: Consent, now: Date): boolean => now < consentEnd(consent)

export const isItemAllowed = ({ items }: Consent, item: string): boolean => items === 'all' || items.includes(item)
