import { processorMs } from './processes.ts'

export interface Served {
  p50: number
  p99: number
  /** Processor time of the API per request; undefined where the system does not report it. */
  processorMs: number | undefined
  /** How many rows a list or a page of one has; 1 for anything else. */
  rows: number
}

const processorTimeMs = (pid: number | undefined): number | undefined =>
  process.platform === 'linux' && pid !== undefined ? processorMs(pid) : undefined

/** Of values in their order, `share` from 0 to 1. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** A product, and who asks. */
export interface Target {
  address: string
  token: string
  /** The process id of its API. */
  pid: number | undefined
  /** Names the version it has, as a poll does. */
  isPoll?: boolean
}

/** Returns how many rows a response has; 0 of one that says that nothing changed. */
async function rowsOf(response: Response): Promise<number> {
  if (response.status === 304) return 0
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}`)
  const body: unknown[] | { content?: unknown[] } = await response.json()
  return (Array.isArray(body) ? body : (body.content ?? [body])).length
}

/** Sends the same request to one target, each time it is called. */
function requester({ address, token, isPoll = false }: Target, path: string): () => Promise<number> {
  let etag: string | null = null
  return async () => {
    const known: Record<string, string> = isPoll && etag !== null ? { 'If-None-Match': etag } : {}
    const response = await fetch(`${address}/api${path}`, { headers: { Authorization: `Bearer ${token}`, ...known } })
    etag = response.headers.get('etag')
    return rowsOf(response)
  }
}

const warmUps = 20

/**
 * Sends the same request to each target in turn, one at a time, after some that warm up the caches: what else the machine
 * does meanwhile slows all of them down alike.
 */
export async function measureInTurns(targets: readonly Target[], path: string, times: number): Promise<Served[]> {
  const requests = targets.map((target) => ({ target, send: requester(target, path) }))
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) for (const { send } of requests) await send()
  const measured = requests.map((each) => ({
    ...each,
    before: processorTimeMs(each.target.pid),
    durationsMs: Array<number>(),
    rows: 0,
  }))
  for (let time = 0; time < times; time += 1)
    for (const each of measured) {
      const startMs = performance.now()
      each.rows = await each.send()
      each.durationsMs.push(performance.now() - startMs)
    }
  return measured.map(({ target, before, durationsMs, rows }) => {
    const after = processorTimeMs(target.pid)
    const sorted = durationsMs.toSorted((a, b) => a - b)
    return {
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      processorMs: before === undefined || after === undefined ? undefined : (after - before) / times,
      rows,
    }
  })
}

/** As `measureInTurns`, of one target. */
export async function measureRequests(
  address: string,
  token: string,
  path: string,
  { times, pid, isPoll = false }: { times: number; pid: number | undefined; isPoll?: boolean },
): Promise<Served> {
  const [served] = await measureInTurns([{ address, token, pid, isPoll }], path, times)
  if (!served) throw new Error('One target gives one measurement.')
  return served
}
