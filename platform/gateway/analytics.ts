import { isAnalyticsId } from 'shared/domain/publicPages/measuredPages'

/**
 * Sources from which pages load Google Analytics 4 and to which they send, without advertising features, by directive
 * of the security policy.
 */
export const analyticsSources = {
  scripts: 'https://www.googletagmanager.com',
  connections: 'https://*.google-analytics.com https://*.analytics.google.com',
  images: 'https://*.google-analytics.com',
}

/** Returns whether the operator measures the audience with `ANALYTICS_ID`. Throws for an invalid id. */
export function analyticsFromEnv({ ANALYTICS_ID: id }: Readonly<Record<string, string | undefined>>): boolean {
  if (!id) return false
  if (!isAnalyticsId(id)) throw new Error('ANALYTICS_ID is not an id of Google Analytics 4 (G-…, in capitals).')
  return true
}
