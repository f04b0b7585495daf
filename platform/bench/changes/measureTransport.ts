import { setTimeout as pause } from 'node:timers/promises'
import type { StartGateway } from '../../attack/gateways.ts'
import { countConnectionsTo, memoryMb, processorMs } from '../../programs/processes.ts'
import { percentile } from '../../programs/percentile.ts'
import type { OpenAgendas, AgendaOptions } from './agendas.ts'
import type { Colleague } from './colleague.ts'

/** A way to notify open agendas of changes, and the process that serves them. */
export interface Transport {
  name: string
  origin: string
  pid: number
  open: (options: AgendaOptions) => OpenAgendas
}

interface MeasurementOptions {
  startGateway: StartGateway
  site: string
  token: string
  /** Number of open agendas. */
  agendaCount: number
  seconds: number
  colleague: Colleague
}

/**
 * The interval between changes. It is not a multiple of the polling interval, so that changes happen at different
 * moments of that interval.
 */
const changeIntervalMs = 7_300

/** Time after which each agenda has polled once or opened its stream. */
const openingDurationMs = 6_000

/**
 * Measures the cost of `agendaCount` open agendas through a gateway, and the delay until the agendas see a colleague's
 * change.
 */
export async function measureTransport({ open, origin, pid }: Transport, conditions: MeasurementOptions) {
  const { startGateway, site, token, agendaCount, seconds, colleague } = conditions
  const gateway = await startGateway(site, [origin])
  const memoryBefore = [memoryMb(pid), memoryMb(gateway.pid)]
  let changedAtMs = 0
  const delaysMs: number[] = []
  const onChangeSeen = () => delaysMs.push(performance.now() - changedAtMs)
  const agendas = open({ port: gateway.port, token, count: agendaCount, onChangeSeen })
  await pause(openingDurationMs)

  /** Returns the requests, the CPU time of the API and of the gateway in milliseconds, and the bytes. */
  const readUsage = () =>
    [agendas.countRequests(), processorMs(pid), processorMs(gateway.pid), agendas.countBytes()] as const
  const [startMs, usageBefore] = [performance.now(), readUsage()]
  const changeCount = Math.floor((seconds * 1_000) / changeIntervalMs)
  for (let change = 0; change < changeCount; change += 1) {
    changedAtMs = performance.now()
    await colleague.change()
    await pause(changeIntervalMs)
  }
  const minutes = (performance.now() - startMs) / 60_000
  const usageAfter = readUsage()
  const growthPerAgendaAndMinute = (index: 1 | 2 | 3) =>
    (usageAfter[index] - usageBefore[index]) / agendaCount / minutes
  const memoryAfter = [memoryMb(pid), memoryMb(gateway.pid)]
  const describeMemoryGrowth = (index: 0 | 1) =>
    `${memoryBefore[index]?.toFixed(0)} → ${memoryAfter[index]?.toFixed(0)} MB`
  const sortedDelaysMs = delaysMs.toSorted((a, b) => a - b)
  const figures = {
    'requests a second': ((usageAfter[0] - usageBefore[0]) / minutes / 60).toFixed(1),
    'CPU time of the API, per agenda and minute': `${growthPerAgendaAndMinute(1).toFixed(2)} ms`,
    'CPU time of the gateway, per agenda and minute': `${growthPerAgendaAndMinute(2).toFixed(2)} ms`,
    'bytes per agenda and minute': growthPerAgendaAndMinute(3).toFixed(0),
    'a change is seen after, p50': `${percentile(sortedDelaysMs, 0.5).toFixed(0)} ms`,
    'a change is seen after, p95': `${percentile(sortedDelaysMs, 0.95).toFixed(0)} ms`,
    'changes seen': `${delaysMs.length} of ${changeCount * agendaCount}`,
    'failed requests or streams': String(agendas.countFailures()),
    'connections to the gateway': String(countConnectionsTo(gateway.port)),
    'connections to the API': String(countConnectionsTo(Number(new URL(origin).port))),
    'memory of the API': describeMemoryGrowth(0),
    'memory of the gateway': describeMemoryGrowth(1),
  }
  agendas.close()
  await gateway.stop()
  return figures
}
