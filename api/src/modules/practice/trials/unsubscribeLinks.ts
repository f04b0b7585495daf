import type { Services } from '../../../services.ts'

export const unsubscribePurpose = 'unsubscribe'

/** Lifetime of one year, since an e-mail may be opened long after its arrival. */
const linkLifetimeMs = 365 * 86_400_000

/** Returns the path of the unsubscribe page; the token is in the fragment, which browsers do not send to the server. */
export const unsubscribePath = (token: string): string => `/public/unsubscribe#${encodeURIComponent(token)}`

/**
 * Creates the unsubscribe links of a practice's trial e-mails: the one-click POST of mail readers, and a page. The
 * token contains only the practice's id.
 */
export async function createUnsubscribeLinks({ tokens, now, settings: { publicUrl } }: Services, tenantId: string) {
  const token = await tokens.signLink(unsubscribePurpose, { tenantId }, new Date(now().getTime() + linkLifetimeMs))
  return { oneClickUrl: `${publicUrl}/api/public/unsubscribe/${token}`, pageUrl: publicUrl + unsubscribePath(token) }
}
