import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { measureFrontPage } from './measureFrontPage.ts'
import type { PageWeight } from './measureFrontPage.ts'
import type { Peer } from './peers.ts'

/** Figures that were taken, with the day; `refused` says why there are none of a peer. */
export interface MeasuredPeers {
  measuredOn: string
  peers: ({ name: string; address: string } & (PageWeight | { refused: string }))[]
}

const keptFile = new URL('peers.json', import.meta.url)

/** What `npm run bench:public -- --peers` kept; undefined before it was ever run. */
export function keptPeers(file: URL = keptFile): MeasuredPeers | undefined {
  if (!existsSync(file)) return undefined
  const kept: MeasuredPeers = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}

/** Measures the front page of each, and keeps the figures unless none could be taken: those from before are better. */
export async function measurePeers(
  browser: Browser,
  peers: readonly Peer[],
  measuredOn: string,
  file: URL = keptFile,
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
