import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../programs/percentile.ts'

/** A composed page, an API call without database access, and an API call with it. */
const paths = ['/', '/api/health', '/api/therapists']
const visitorCount = 8
const intervalMs = 50
/** Time after which a request without a response counts as failed. */
const timeoutMs = 10_000

export interface VisitorFigures {
  requests: number
  failed: number
  p50Ms: number
  p99Ms: number
}

/**
 * Sends requests as other visitors, from addresses other than the attacker's, until `isOver` returns true. Then waits
 * for pending requests, and returns the figures.
 */
export async function measureVisitors(port: number, isOver: () => boolean): Promise<VisitorFigures> {
  const agents = Array.from(
    { length: visitorCount },
    (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` }),
  )
  const pendingRequests: Promise<void>[] = []
  const durationsMs: number[] = []
  let failed = 0
  for (let count = 0; !isOver(); count += 1) {
    const path = paths[count % paths.length] ?? '/'
    const startMs = performance.now()
    const pendingRequest = requestOnce(port, path, agents[count % agents.length]).then((isServed) => {
      durationsMs.push(performance.now() - startMs)
      if (!isServed) failed += 1
    })
    pendingRequests.push(pendingRequest)
    await pause(intervalMs)
  }
  await Promise.all(pendingRequests)
  for (const agent of agents) agent.destroy()
  const sortedMs = durationsMs.toSorted((a, b) => a - b)
  return { requests: sortedMs.length, failed, p50Ms: percentile(sortedMs, 0.5), p99Ms: percentile(sortedMs, 0.99) }
}

/** Resolves with whether the request succeeded, so that it was neither cut off nor refused. */
function requestOnce(port: number, path: string, agent: Agent | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, path, agent, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        response.resume()
        response.on('end', () => resolve((response.statusCode ?? 500) < 400))
        response.on('error', () => resolve(false))
      },
    )
    clientRequest.on('error', () => resolve(false))
    clientRequest.end()
  })
}
