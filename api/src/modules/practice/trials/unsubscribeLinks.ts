import type { Services } from '../../../services.ts'

export const unsubscribePurpose = 'unsubscribe'

/** An e-mail is found again long after it came. */
const goodForMs = 365 * 86_400_000

/** The page that asks, with the token where no browser sends it. */
export const unsubscribePage = (token: string): string => `/public/unsubscribe#${encodeURIComponent(token)}`

/**
 * Unsubscribe links of a practice's trial e-mails: the mail reader's one-click POST, and a page. The token names only
 * the practice.
 */
export async function unsubscribeLinks({ tokens, now, settings: { publicUrl } }: Services, tenantId: string) {
  const token = await tokens.link(unsubscribePurpose, { tenantId }, new Date(now().getTime() + goodForMs))
  return { oneClickUrl: `${publicUrl}/api/public/unsubscribe/${token}`, pageUrl: publicUrl + unsubscribePage(token) }
}
