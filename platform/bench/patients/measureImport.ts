import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../programs/percentile.ts'

/** Response times of one call, in milliseconds. */
export interface ResponseTimes {
  requests: number
  p50: number
  p99: number
  max: number
}

export interface ImportFigures {
  lines: number
  /** `readMs` is from the upload until the preview is ready, `writeMs` from then until the patients are stored. */
  readMs: number
  writeMs: number
  beforeImport: ResponseTimes
  duringImport: ResponseTimes
}

const pollIntervalMs = 100
const probeIntervalMs = 10
const idleDurationMs = 5_000

/**
 * Returns a CSV file of patients as Excel saves it in France: separated by semicolons, numbers without their leading
 * zeros.
 */
const csvFileOf = (lines: number) =>
  [
    'NOM Prénom;Téléphone;E-mail;CP;Ville;Date de naissance',
    ...Array.from(
      { length: lines },
      (_, index) =>
        `PATIENT${index} Camille;6${String(10_000_000 + index)};patient${index}@exemple.fr;1000;Bourg-en-Bresse;12/03/1985`,
    ),
  ].join('\r\n')

/** Calls `probe` repeatedly, one call at a time, until the promise settles; returns the durations of the calls. */
async function measureProbesUntil(phaseEnd: Promise<unknown>, probe: () => Promise<unknown>): Promise<ResponseTimes> {
  const stop = new AbortController()
  void phaseEnd.finally(() => stop.abort()).catch(() => undefined)
  const durationsMs: number[] = []
  while (!stop.signal.aborted) {
    const startMs = performance.now()
    await probe()
    durationsMs.push(performance.now() - startMs)
    await pause(probeIntervalMs)
  }
  const sortedMs = durationsMs.toSorted((left, right) => left - right)
  return {
    requests: sortedMs.length,
    p50: percentile(sortedMs, 0.5),
    p99: percentile(sortedMs, 0.99),
    max: percentile(sortedMs, 1),
  }
}

/**
 * Measures the response times of `GET /clubs` for 5 s without an import, then during the preview and the import of
 * `lines` new patients.
 */
export async function measureImport(address: string, token: string, lines: number): Promise<ImportFigures> {
  const headers = { Authorization: `Bearer ${token}` }
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}/api${path}`, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const body: { id: string; state: string; counts: object } = await response.json()
    return body
  }
  const probe = async () => (await fetch(`${address}/api/clubs`, { headers })).arrayBuffer()
  const waitForState = async (id: string, state: string) => {
    for (;;) {
      const importState = await call(`/technical/patients/imports/${id}`)
      if (importState.state === state) return importState
      if (importState.state === 'FAILED') throw new Error('The import failed.')
      await pause(pollIntervalMs)
    }
  }

  const beforeImport = await measureProbesUntil(pause(idleDurationMs), probe)
  const runImport = async () => {
    const form = new FormData()
    form.append('file', new File([csvFileOf(lines)], 'patients.csv'))
    const startMs = performance.now()
    const { id } = await call('/technical/patients/import?preview=true', { method: 'POST', body: form })
    await waitForState(id, 'READY')
    const readEndMs = performance.now()
    await call(`/technical/patients/imports/${id}/run`, { method: 'POST' })
    await waitForState(id, 'DONE')
    return { readMs: readEndMs - startMs, writeMs: performance.now() - readEndMs }
  }
  const importPromise = runImport()
  const duringImport = await measureProbesUntil(importPromise, probe)
  return { lines, ...(await importPromise), beforeImport, duringImport }
}
