import { percentile } from '../programs/percentile.ts'
import { processorMs } from '../programs/processes.ts'

export interface RequestMeasurement {
  /** Median of the response times, in milliseconds. */
  p50: number
  /** 99th percentile of the response times, in milliseconds. */
  p99: number
  /** CPU time of the API per request, in milliseconds; undefined where the system does not report it. */
  processorMs: number | undefined
  /** Number of rows in the last response: of a list or of a page of a list; 0 for status 304, 1 for anything else. */
  rows: number
}

const processorTimeMs = (pid: number | undefined): number | undefined =>
  process.platform === 'linux' && pid !== undefined ? processorMs(pid) : undefined

/** A running product and the token of the member who sends the requests. */
export interface Target {
  address: string
  token: string
  /** The process id of the API. */
  pid: number | undefined
  /** Sends the last `ETag` with each request, as a client that polls does. */
  isPoll?: boolean
}

/** Counts the rows of a response; 0 for status 304 (not modified). */
async function countRows(response: Response): Promise<number> {
  if (response.status === 304) return 0
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}`)
  const body: unknown[] | { content?: unknown[] } = await response.json()
  return (Array.isArray(body) ? body : (body.content ?? [body])).length
}

/** Returns a function that sends the same request to the target at each call. */
function createRequester({ address, token, isPoll = false }: Target, path: string): () => Promise<number> {
  let etag: string | null = null
  return async () => {
    const conditionalHeaders: Record<string, string> = isPoll && etag !== null ? { 'If-None-Match': etag } : {}
    const response = await fetch(`${address}/api${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...conditionalHeaders },
    })
    etag = response.headers.get('etag')
    return countRows(response)
  }
}

const warmUpCount = 20

/**
 * Sends the same request to the targets alternately, one at a time, so that other load on the machine slows all targets
 * down alike. Warms up the caches first. Throws on an error status.
 */
export async function measureRoundRobin(
  targets: readonly Target[],
  path: string,
  callCount: number,
): Promise<RequestMeasurement[]> {
  const requests = targets.map((target) => ({ target, send: createRequester(target, path) }))
  for (let warmUp = 0; warmUp < warmUpCount; warmUp += 1) for (const { send } of requests) await send()
  const measurements = requests.map((request) => ({
    ...request,
    processorMsBefore: processorTimeMs(request.target.pid),
    durationsMs: Array<number>(),
    rows: 0,
  }))
  for (let callIndex = 0; callIndex < callCount; callIndex += 1)
    for (const measurement of measurements) {
      const startMs = performance.now()
      measurement.rows = await measurement.send()
      measurement.durationsMs.push(performance.now() - startMs)
    }
  return measurements.map(({ target, processorMsBefore, durationsMs, rows }) => {
    const processorMsAfter = processorTimeMs(target.pid)
    const sorted = durationsMs.toSorted((a, b) => a - b)
    return {
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      processorMs:
        processorMsBefore === undefined || processorMsAfter === undefined
          ? undefined
          : (processorMsAfter - processorMsBefore) / callCount,
      rows,
    }
  })
}

/** Measures one target as `measureRoundRobin` does. */
export async function measureRequests(
  address: string,
  token: string,
  path: string,
  { times, pid, isPoll = false }: { times: number; pid: number | undefined; isPoll?: boolean },
): Promise<RequestMeasurement> {
  const [measurement] = await measureRoundRobin([{ address, token, pid, isPoll }], path, times)
  if (!measurement) throw new Error('measureRoundRobin returned no measurement for its only target.')
  return measurement
}
