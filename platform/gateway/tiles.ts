/** The operator's map tiles: their URL (`https://tiles.example/{z}/{x}/{y}.png`) and their attribution. */
export interface Tiles {
  url: string
  attribution: string
}

/** Reads `TILES_URL` and `TILES_ATTRIBUTION`; without them the map shows only the outline that the product contains. */
export const tilesFromEnv = (env: Readonly<Record<string, string | undefined>>): Tiles | undefined =>
  env['TILES_URL'] ? { url: env['TILES_URL'], attribution: env['TILES_ATTRIBUTION'] ?? '' } : undefined

/**
 * Returns the origin of the tiles for the security policy: `https://*.tiles.example` when the URL has subdomains
 * (`{s}`).
 */
export const originOf = ({ url }: Tiles): string => {
  const hasSubdomains = url.startsWith('https://{s}.')
  const { protocol, host } = new URL(url.replace('{s}.', '').replaceAll(/[{}]/g, ''))
  return `${protocol}//${hasSubdomains ? '*.' : ''}${host}`
}
