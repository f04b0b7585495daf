import type { Browser } from '@playwright/test'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { frontPageRows, frontPageSources } from './frontPageRows.ts'
import { measurePeers } from './measuredPeers.ts'
import { peers } from './peers.ts'

/**
 * Measures the front pages of the peers today, stores the figures and prints them; returns false when every peer
 * failed.
 */
export async function measurePeersToday(browser: Browser): Promise<boolean> {
  const measured = await measurePeers(browser, peers, nowIn('Europe/Paris', new Date()).day)
  console.table(frontPageRows(undefined, measured))
  const isAnyMeasured = measured.peers.some((peer) => 'bytes' in peer)
  console.log(isAnyMeasured ? frontPageSources(measured) : 'No peer could be measured, so no figures were stored.')
  return isAnyMeasured
}
