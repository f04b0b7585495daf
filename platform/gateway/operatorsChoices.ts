import type { Openings } from './securityHeaders.ts'
import { originOf, tilesOf } from './tiles.ts'
import type { Tiles } from './tiles.ts'

/** What the operator of a gateway chose, read from the environment. */
export interface Choices {
  tiles?: Tiles | undefined
  areaOrigins?: readonly string[]
  overrides?: boolean
  https?: boolean
  /** A proxy of ours stands before: what it says of the visitor is believed. */
  behindProxy?: boolean
}

export const choicesFrom = (env: Readonly<Record<string, string | undefined>>): Choices => ({
  tiles: tilesOf(env),
  areaOrigins: (env['AREA_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
  overrides: env['NODE_ENV'] !== 'production',
  https: (env['PUBLIC_URL'] ?? '').startsWith('https:'),
  behindProxy: env['TRUST_PROXY'] === '1',
})

export const openingsOf = ({ tiles, areaOrigins = [], overrides = false, https = false }: Choices): Openings => ({
  tilesOrigin: tiles && originOf(tiles),
  areaOrigins,
  overrides,
  https,
})

/** What pages ask of these choices, at /settings.json. */
export const settingsOf = ({ tiles, overrides }: Choices): string =>
  JSON.stringify({
    ...(tiles && { tilesUrl: tiles.url, tilesAttribution: tiles.attribution }),
    ...(overrides && { overrides: true }),
  })
