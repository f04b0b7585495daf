import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A composed page, a call without the database, and one with it. */
const paths = ['/', '/api/health', '/api/therapists']
const intervalMs = 50
/** Timeout after which a visitor has left: the request counts as failed. */
const timeoutMs = 10_000

export interface Measured {
  requests: number
  failed: number
  p50Ms: number
  p99Ms: number
}

/**
 * Sends requests of other visitors from addresses that are not the attacker's, until `isOver`; then waits for open
 * ones.
 */
export async function measureVisitors(port: number, isOver: () => boolean): Promise<Measured> {
  const agents = Array.from(
    { length: 8 },
    (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` }),
  )
  const open: Promise<void>[] = []
  const durationsMs: number[] = []
  let failed = 0
  for (let turn = 0; !isOver(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const startedAt = performance.now()
    const sent = requestOnce(port, path, agents[turn % agents.length]).then((isServed) => {
      durationsMs.push(performance.now() - startedAt)
      if (!isServed) failed += 1
    })
    open.push(sent)
    await pause(intervalMs)
  }
  await Promise.all(open)
  for (const agent of agents) agent.destroy()
  const sorted = durationsMs.toSorted((one, other) => one - other)
  return { requests: sorted.length, failed, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Resolves with whether the request was served: neither cut off nor refused. */
function requestOnce(port: number, path: string, agent: Agent | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        response.resume()
        response.on('end', () => resolve((response.statusCode ?? 500) < 400))
        response.on('error', () => resolve(false))
      },
    )
    sent.on('error', () => resolve(false))
    sent.end()
  })
}
