/** The operator's choice of a map: its addresses (`https://tiles.example/{z}/{x}/{y}.png`) and whom it is owed to. */
export interface Tiles {
  url: string
  attribution: string
}

/** `TILES_URL` and `TILES_ATTRIBUTION`; without them the map is the product's own outline. */
export const tilesOf = (env: Readonly<Record<string, string | undefined>>): Tiles | undefined =>
  env['TILES_URL'] ? { url: env['TILES_URL'], attribution: env['TILES_ATTRIBUTION'] ?? '' } : undefined

/** For the security policy: `https://*.tiles.example` when the address has turns (`{s}`). */
export const originOf = ({ url }: Tiles): string => {
  const turning = url.startsWith('https://{s}.')
  const { protocol, host } = new URL(url.replace('{s}.', '').replaceAll(/[{}]/g, ''))
  return `${protocol}//${turning ? '*.' : ''}${host}`
}
