import type { UserDetails } from '../contracts/accounts/account.ts'
import { isRecord } from '../domain/isRecord.ts'

const isText = (value: unknown) => typeof value === 'string'
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)

/** Whether the browser knows a time zone by its IANA name; with an unknown name, displaying a time would throw. */
function isTimeZone(value: unknown): boolean {
  try {
    return isText(value) && Intl.DateTimeFormat('fr', { timeZone: value }) !== undefined
  } catch {
    return false
  }
}

/**
 * Whether a value from localStorage can be used as the user's details. Only the fields that every page reads are
 * checked, and without TypeBox, which would enlarge the shell's first file.
 */
export const isUserDetails = (value: unknown): value is UserDetails =>
  isRecord(value) &&
  [value.id, value.email, value.firstname, value.lastname].every(isText) &&
  (value.firm === null || isRecord(value.firm)) &&
  [value.defaultSessionPrice, value.taxesAmount].every((amount) => typeof amount === 'number') &&
  [value.roles, value.privileges].every(isTextList) &&
  isRecord(value.tenant) &&
  [value.tenant.offer, value.tenant.trialEndsAt].every(isText) &&
  isTimeZone(value.tenant.timeZone)
