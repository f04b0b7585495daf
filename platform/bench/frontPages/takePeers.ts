import type { Browser } from '@playwright/test'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { frontPageRows, frontPageSources } from './frontPageRows.ts'
import { measurePeers } from './measuredPeers.ts'
import { peers } from './peers.ts'

/** Measures the front pages of the peers today, keeps the figures and shows them; false where none could be taken. */
export async function takePeers(browser: Browser): Promise<boolean> {
  const measured = await measurePeers(browser, peers, nowIn('Europe/Paris', new Date()).day)
  console.table(frontPageRows(undefined, measured))
  const areTaken = measured.peers.some((peer) => 'bytes' in peer)
  console.log(areTaken ? frontPageSources(measured) : 'No figures could be taken, and none were kept.')
  return areTaken
}
