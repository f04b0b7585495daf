import { setTimeout as pause } from 'node:timers/promises'
import type { StartGateway } from '../../attack/gateways.ts'
import { connectionsTo, memoryMb, processorMs } from '../processes.ts'
import { percentile } from '../requests.ts'
import type { Agendas, Opening } from './agendas.ts'
import type { Colleague } from './colleague.ts'

/** How open agendas learn of changes, and the process that serves them. */
export interface Transport {
  name: string
  origin: string
  pid: number
  open: (opening: Opening) => Agendas
}

interface Conditions {
  startGateway: StartGateway
  site: string
  token: string
  /** Number of open agendas. */
  count: number
  seconds: number
  colleague: Colleague
}

/** Not a multiple of the polling interval, so that each change falls at a different moment of it. */
const changeEveryMs = 7_300

/** Time after which each agenda has polled once or opened its stream. */
const openingMs = 6_000

/** Measures the cost of `count` open agendas through a gateway, and the delay until they see a colleague's change. */
export async function measureTransport({ open, origin, pid }: Transport, conditions: Conditions) {
  const { startGateway, site, token, count, seconds, colleague } = conditions
  const gateway = await startGateway(site, [origin])
  const memoryBefore = [memoryMb(pid), memoryMb(gateway.pid)]
  let changedAtMs = 0
  const delaysMs: number[] = []
  const onSeen = () => delaysMs.push(performance.now() - changedAtMs)
  const agendas = open({ port: gateway.port, token, count, onSeen })
  await pause(openingMs)

  const readUsage = () => [agendas.requests(), processorMs(pid), processorMs(gateway.pid), agendas.bytes()] as const
  const [startMs, before] = [performance.now(), readUsage()]
  const changes = Math.floor((seconds * 1_000) / changeEveryMs)
  for (let change = 0; change < changes; change += 1) {
    changedAtMs = performance.now()
    await colleague.change()
    await pause(changeEveryMs)
  }
  const minutes = (performance.now() - startMs) / 60_000
  const after = readUsage()
  const perAgendaAndMinute = (index: 1 | 2 | 3) => (after[index] - before[index]) / count / minutes
  const memory = [memoryMb(pid), memoryMb(gateway.pid)]
  const memoryGrowth = (index: 0 | 1) => `${memoryBefore[index]?.toFixed(0)} → ${memory[index]?.toFixed(0)} MB`
  const sorted = delaysMs.toSorted((a, b) => a - b)
  const figures = {
    'requests a second': ((after[0] - before[0]) / minutes / 60).toFixed(1),
    'CPU time of the API, per agenda and minute': `${perAgendaAndMinute(1).toFixed(2)} ms`,
    'CPU time of the gateway, per agenda and minute': `${perAgendaAndMinute(2).toFixed(2)} ms`,
    'bytes per agenda and minute': perAgendaAndMinute(3).toFixed(0),
    'a change is seen after, p50': `${percentile(sorted, 0.5).toFixed(0)} ms`,
    'a change is seen after, p95': `${percentile(sorted, 0.95).toFixed(0)} ms`,
    'changes seen': `${delaysMs.length} of ${changes * count}`,
    'failed requests or streams': String(agendas.failures()),
    'connections to the gateway': String(connectionsTo(gateway.port)),
    'connections to the API': String(connectionsTo(Number(new URL(origin).port))),
    'memory of the API': memoryGrowth(0),
    'memory of the gateway': memoryGrowth(1),
  }
  agendas.close()
  await gateway.stop()
  return figures
}
