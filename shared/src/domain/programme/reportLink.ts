import type { ReportLink } from '../../contracts/patients/programme.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, type Problem } from '../problems.ts'

/** The validity of a report's link, in days. */
export const reportLinkDays = 30

/** The problems of a link's recipient: an invalid address. */
export const recipientProblems = ({ email }: { email: string }): Problem[] =>
  isEmail(email) ? [] : [invalid('email', "L'adresse e-mail n'est pas valable")]

/** The state of a link at an instant: open until it expires, unless it was revoked. */
export const linkState = (
  { expiresAt, revokedAt }: Pick<ReportLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): 'open' | 'revoked' | 'expired' => {
  if (revokedAt) return 'revoked'
  return new Date(expiresAt) > now ? 'open' : 'expired'
}
