import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { StartGateway } from '../../attack/gateways.ts'
import { openStreams } from './agendas.ts'

const tried = 50
const waitMs = 3_000

/** How many streams a gateway lets through from one address: that of a practice behind its router. */
export async function heldFromOneAddress(startGateway: StartGateway, site: string, origin: string): Promise<string> {
  const { port, stop } = await startGateway(site, [origin])
  const agents = Array.from({ length: tried }, () => new Agent({ localAddress: '127.2.0.1' }))
  const opening = { port, token: '', count: tried, onSeen: () => undefined }
  const streams = openStreams(opening, (index) => agents[index] ?? new Agent())
  await pause(waitMs)
  const held = streams.held()
  streams.close()
  await stop()
  return `${held} of ${tried}`
}
