import { readFileSync } from 'node:fs'

export interface Served {
  p50: number
  p99: number
  /** Milliseconds of the API's processor per request; undefined where the system does not tell. */
  processor: number | undefined
  rows: number
}

/** Linux counts a process's time in hundredths of a second, in its own mode and in the kernel's. */
function processorTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The same question again and again, one at a time, after some that warm the way. */
export async function measureRequests(
  address: string,
  token: string,
  query: Record<string, string>,
  { times, pid }: { times: number; pid: number | undefined },
): Promise<Served> {
  const url = `${address}/api/short-sessions?${new URLSearchParams(query).toString()}`
  const ask = async () => {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    const rows: unknown[] = await answer.json()
    return rows.length
  }
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await ask()
  const before = processorTime(pid)
  const taken: number[] = []
  let rows = 0
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    rows = await ask()
    taken.push(performance.now() - begun)
  }
  const after = processorTime(pid)
  const sorted = taken.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    processor: before === undefined || after === undefined ? undefined : (after - before) / times,
    rows,
  }
}
