import { readFileSync } from 'node:fs'

export interface Served {
  p50: number
  p99: number
  /** Processor time of the API per request; undefined where the system does not report it. */
  processorMs: number | undefined
  /** Of a list or of a page of one; 1 of anything else. */
  rows: number
}

/** Linux counts a process's time in hundredths of a second, in its own mode and in the kernel's. */
function processorTimeMs(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Sends the same request repeatedly, one at a time, after some that warm up the caches. */
export async function measureRequests(
  address: string,
  token: string,
  path: string,
  { times, pid }: { times: number; pid: number | undefined },
): Promise<Served> {
  const url = `${address}/api${path}`
  const request = async () => {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${url} responded ${response.status}`)
    const body: unknown[] | { content?: unknown[] } = await response.json()
    return (Array.isArray(body) ? body : (body.content ?? [body])).length
  }
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await request()
  const before = processorTimeMs(pid)
  const durationsMs: number[] = []
  let rows = 0
  for (let time = 0; time < times; time += 1) {
    const startMs = performance.now()
    rows = await request()
    durationsMs.push(performance.now() - startMs)
  }
  const after = processorTimeMs(pid)
  const sorted = durationsMs.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    processorMs: before === undefined || after === undefined ? undefined : (after - before) / times,
    rows,
  }
}
