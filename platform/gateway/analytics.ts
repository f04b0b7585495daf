import { isAnalyticsId } from 'shared/domain/publicPages/measuredPages'

/**
 * Sources that Google Analytics 4 without advertising features loads from and sends to, by directive of the security
 * policy.
 */
export const analyticsSources = {
  scripts: 'https://www.googletagmanager.com',
  connections: 'https://*.google-analytics.com https://*.analytics.google.com',
  images: 'https://*.google-analytics.com',
}

/** Whether the operator measures the audience with `ANALYTICS_ID`. Throws for an invalid id. */
export function analyticsFromEnv({ ANALYTICS_ID: id }: Readonly<Record<string, string | undefined>>): boolean {
  if (!id) return false
  if (!isAnalyticsId(id)) throw new Error('ANALYTICS_ID is no id of Google Analytics 4 (G-…, in capitals).')
  return true
}
