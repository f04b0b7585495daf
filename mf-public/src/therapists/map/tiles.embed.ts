import type { Tiles } from './tiles.ts'

/** On a partner's page the ground is drawn: its visitors' browsers call nobody for tiles, and its policy need not allow it. */
export const readTiles = async (): Promise<Tiles | null> => null
