import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { measureFrontPage } from './measureFrontPage.ts'
import type { PageWeight } from './measureFrontPage.ts'
import type { Peer } from './peers.ts'

/**
 * The peers' figures and the day of their measurement. For a site that could not be measured, `refused` contains the
 * error message.
 */
export interface MeasuredPeers {
  measuredOn: string
  peers: ({ name: string; address: string } & (PageWeight | { refused: string }))[]
}

const peersFile = new URL('peers.json', import.meta.url)

/** Returns the figures that `npm run bench:public -- --peers` stored; undefined before its first run. */
export function readStoredPeers(file: URL = peersFile): MeasuredPeers | undefined {
  if (!existsSync(file)) return undefined
  const storedPeers: MeasuredPeers = JSON.parse(readFileSync(file, 'utf8'))
  return storedPeers
}

/**
 * Measures the front page of each peer. Stores the figures unless every peer failed, because earlier figures are
 * better than none.
 */
export async function measurePeers(
  browser: Browser,
  peers: readonly Peer[],
  measuredOn: string,
  file: URL = peersFile,
): Promise<MeasuredPeers> {
  const measuredPeers: MeasuredPeers = { measuredOn, peers: [] }
  for (const peer of peers) {
    const figures = await measureFrontPage(browser, peer.address).catch((error: unknown) => ({
      refused: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    }))
    measuredPeers.peers.push({ ...peer, ...figures })
  }
  if (measuredPeers.peers.some((peer) => 'bytes' in peer))
    writeFileSync(file, `${JSON.stringify(measuredPeers, null, 2)}\n`)
  return measuredPeers
}
