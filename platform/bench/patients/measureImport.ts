import { setTimeout as pause } from 'node:timers/promises'

/** Response times of one call, in milliseconds. */
export interface ResponseTimes {
  requests: number
  p50: number
  p99: number
  max: number
}

export interface ImportFigures {
  lines: number
  /** From the upload until the preview is ready, and from there until the patients are stored. */
  readMs: number
  writeMs: number
  before: ResponseTimes
  meanwhile: ResponseTimes
}

const pollMs = 100
const probeMs = 10
const idleProbeMs = 5_000

/** Returns a CSV file as Excel saves it in France: separated by semicolons, numbers without their leading zeros. */
const fileOf = (lines: number) =>
  [
    'NOM Prénom;Téléphone;E-mail;CP;Ville;Date de naissance',
    ...Array.from(
      { length: lines },
      (_, index) =>
        `PATIENT${index} Camille;6${String(10_000_000 + index)};patient${index}@exemple.fr;1000;Bourg-en-Bresse;12/03/1985`,
    ),
  ].join('\r\n')

/** Calls `probe` repeatedly, one call at a time, until the promise settles. */
async function measureProbesUntil(isOver: Promise<unknown>, probe: () => Promise<unknown>): Promise<ResponseTimes> {
  const importEnd = new AbortController()
  void isOver.finally(() => importEnd.abort()).catch(() => undefined)
  const times: number[] = []
  while (!importEnd.signal.aborted) {
    const startedAt = performance.now()
    await probe()
    times.push(performance.now() - startedAt)
    await pause(probeMs)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { requests: times.length, p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Imports a file of `lines` new patients, with its preview, while another request is repeated. */
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
      const imported = await call(`/technical/patients/imports/${id}`)
      if (imported.state === state) return imported
      if (imported.state === 'FAILED') throw new Error('The import failed.')
      await pause(pollMs)
    }
  }

  const before = await measureProbesUntil(pause(idleProbeMs), probe)
  const runImport = async () => {
    const form = new FormData()
    form.append('file', new File([fileOf(lines)], 'patients.csv'))
    const startedAt = performance.now()
    const { id } = await call('/technical/patients/import?preview=true', { method: 'POST', body: form })
    await waitForState(id, 'READY')
    const readAt = performance.now()
    await call(`/technical/patients/imports/${id}/run`, { method: 'POST' })
    await waitForState(id, 'DONE')
    return { readMs: readAt - startedAt, writeMs: performance.now() - readAt }
  }
  const importing = runImport()
  const meanwhile = await measureProbesUntil(importing, probe)
  return { lines, ...(await importing), before, meanwhile }
}
