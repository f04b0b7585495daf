import type { ReportLink } from '../../contracts/patients/programme.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, type Problem } from '../problems.ts'

/** The validity of a report's link, in days. */
export const reportLinkDays = 30

/** Returns the problems of the recipient of a report's link: an invalid e-mail address. */
export const recipientProblems = ({ email }: { email: string }): Problem[] =>
  isEmail(email) ? [] : [invalid('email', "L'adresse e-mail n'est pas valable")]

/** Returns the state of a report's link at an instant: open until it expires, unless it was revoked. */
export const linkState = (
  { expiresAt, revokedAt }: Pick<ReportLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): 'open' | 'revoked' | 'expired' => {
  if (revokedAt) return 'revoked'
  return new Date(expiresAt) > now ? 'open' : 'expired'
}
