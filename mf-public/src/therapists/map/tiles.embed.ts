import type { Tiles } from './tiles.ts'

/** On a partner's page the map is always the outline: browsers request no tiles, and the partner's security policy need not allow any. */
export const readTiles = async (): Promise<Tiles | null> => null
