import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { StartGateway } from '../../attack/gateways.ts'
import { openStreams } from './agendas.ts'

const attemptedCount = 50
const waitMs = 3_000

/**
 * Measures how many open streams a gateway allows from one address, such as the address of a practice behind a router.
 */
export async function countStreamsFromOneAddress(
  startGateway: StartGateway,
  site: string,
  origin: string,
): Promise<string> {
  const { port, stop } = await startGateway(site, [origin])
  const agents = Array.from({ length: attemptedCount }, () => new Agent({ localAddress: '127.2.0.1' }))
  const options = { port, token: '', count: attemptedCount, onChangeSeen: () => undefined }
  const streams = openStreams(options, (index) => agents[index] ?? new Agent())
  await pause(waitMs)
  const openCount = streams.openCount()
  streams.close()
  await stop()
  return `${openCount} of ${attemptedCount}`
}
