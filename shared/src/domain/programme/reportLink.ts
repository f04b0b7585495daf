import type { ReportLink } from '../../contracts/patients/programme.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, type Problem } from '../problems.ts'

/** How long the link of a report is good. */
export const reportLinkDays = 30

/** What keeps a link from being sent: an address that is none. */
export const recipientProblems = ({ email }: { email: string }): Problem[] =>
  isEmail(email) ? [] : [invalid('email', "L'adresse e-mail n'est pas valable")]

/** Where a link stands at an instant: it can be opened until it expires, unless it was revoked. */
export const linkState = (
  { expiresAt, revokedAt }: Pick<ReportLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): 'open' | 'revoked' | 'expired' => {
  if (revokedAt) return 'revoked'
  return new Date(expiresAt) > now ? 'open' : 'expired'
}
