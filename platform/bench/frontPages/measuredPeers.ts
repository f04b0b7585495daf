import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { measureFrontPage } from './measureFrontPage.ts'
import type { PageWeight } from './measureFrontPage.ts'
import type { Peer } from './peers.ts'

/**
 * The peers' figures and the day they were measured; `refused` has the error message of a site that could not be
 * measured.
 */
export interface MeasuredPeers {
  measuredOn: string
  peers: ({ name: string; address: string } & (PageWeight | { refused: string }))[]
}

const peersFile = new URL('peers.json', import.meta.url)

/** Returns the figures that `npm run bench:public -- --peers` stored; undefined before its first run. */
export function storedPeers(file: URL = peersFile): MeasuredPeers | undefined {
  if (!existsSync(file)) return undefined
  const kept: MeasuredPeers = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}

/**
 * Measures the front page of each peer, and stores the figures unless every peer failed: earlier figures are better
 * than none.
 */
export async function measurePeers(
  browser: Browser,
  peers: readonly Peer[],
  measuredOn: string,
  file: URL = peersFile,
): Promise<MeasuredPeers> {
  const measured: MeasuredPeers = { measuredOn, peers: [] }
  for (const peer of peers) {
    const figures = await measureFrontPage(browser, peer.address).catch((error: unknown) => ({
      refused: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    }))
    measured.peers.push({ ...peer, ...figures })
  }
  if (measured.peers.some((peer) => 'bytes' in peer)) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
  return measured
}
