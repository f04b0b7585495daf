import type { Browser } from '@playwright/test'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { frontPageRows, frontPageSources } from './frontPageRows.ts'
import { measurePeers } from './measuredPeers.ts'
import { peers } from './peers.ts'

/**
 * Measures the front pages of the peers today, stores the figures and prints them. Returns false when every peer
 * failed.
 */
export async function measurePeersToday(browser: Browser): Promise<boolean> {
  const measuredPeers = await measurePeers(browser, peers, momentIn('Europe/Paris', new Date()).day)
  console.table(frontPageRows(undefined, measuredPeers))
  const hasFigures = measuredPeers.peers.some((peer) => 'bytes' in peer)
  console.log(hasFigures ? frontPageSources(measuredPeers) : 'No peer could be measured, so no figures were stored.')
  return hasFigures
}
