import type { ReportLink } from '../../contracts/programme.ts'

/** How long the link of a report is good. */
export const reportLinkDays = 30

/** Where a link stands at an instant: it can be opened until it expires, unless it was revoked. */
export const linkState = (
  { expiresAt, revokedAt }: Pick<ReportLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): 'open' | 'revoked' | 'expired' => {
  if (revokedAt) return 'revoked'
  return new Date(expiresAt) > now ? 'open' : 'expired'
}
