import { analyticsFromEnv } from './analytics.ts'
import type { SecurityOptions } from './securityHeaders.ts'
import { originOf, tilesFromEnv } from './tiles.ts'
import type { Tiles } from './tiles.ts'

/** Options that the operator of a gateway sets by environment variables. */
export interface OperatorOptions {
  tiles?: Tiles | undefined
  areaOrigins?: readonly string[]
  overrides?: boolean
  /** Whether the audience of public pages may be measured. */
  analytics?: boolean
  https?: boolean
  /** Whether the operator's own proxy, whose X-Forwarded-* headers are trusted, is in front. */
  isBehindProxy?: boolean
}

/** Reads the options from environment variables; throws for an invalid `ANALYTICS_ID`. */
export const optionsFromEnv = (env: Readonly<Record<string, string | undefined>>): OperatorOptions => ({
  tiles: tilesFromEnv(env),
  areaOrigins: (env['AREA_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
  overrides: env['NODE_ENV'] !== 'production',
  analytics: analyticsFromEnv(env),
  https: (env['PUBLIC_URL'] ?? '').startsWith('https:'),
  isBehindProxy: env['TRUST_PROXY'] === '1',
})

export const securityOptionsOf = ({
  tiles,
  areaOrigins = [],
  overrides = false,
  analytics = false,
  https = false,
}: OperatorOptions): SecurityOptions => ({
  tilesOrigin: tiles && originOf(tiles),
  areaOrigins,
  overrides,
  analytics,
  https,
})

/** Returns the content of /settings.json: the options that pages need. */
export const settingsJson = ({ tiles, overrides }: OperatorOptions): string =>
  JSON.stringify({
    ...(tiles && { tilesUrl: tiles.url, tilesAttribution: tiles.attribution }),
    ...(overrides && { overrides: true }),
  })
