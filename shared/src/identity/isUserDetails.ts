import type { UserDetails } from '../contracts/accounts/account.ts'
import { isRecord } from '../domain/isRecord.ts'

const isText = (value: unknown) => typeof value === 'string'
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)

/** Whether the browser knows the IANA name: an unknown one would throw wherever a time is displayed. */
function isTimeZone(value: unknown): boolean {
  try {
    return isText(value) && Intl.DateTimeFormat('fr', { timeZone: value }) !== undefined
  } catch {
    return false
  }
}

/**
 * Whether the value in localStorage can be used as the user's details. The fields every page reads are checked by hand,
 * because TypeBox would enlarge the shell's first file.
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
