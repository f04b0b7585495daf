import { setTimeout as pause } from 'node:timers/promises'
import { startDemoProduct, withoutRateLimits } from '../../start/product/demoProduct.ts'
import { podMemoryMb } from '../../programs/processes.ts'
import { gateways } from '../gateways.ts'
import { measureVisitors, type VisitorFigures } from '../visitors.ts'
import { DemoPractice } from './DemoPractice.ts'
import { heavyCalls, type HeavyCall } from './heavyCalls.ts'
import { findHeavyData, type HeavyData } from './heavyData.ts'

const parallelRequests = 12
const sampleIntervalMs = 25
const limitPeriodMs = 60_000
const importTimeoutMs = 120_000
/** Time after the responses during which memory is still measured, because jobs continue. */
const trailingSampleMs = 500

export interface MemoryResult extends VisitorFigures {
  call: string
  /** Number of responses by status, such as `200 × 9, 503 × 3`. */
  responses: string
  /** Peak of the resident memory of the API's process and its children. */
  peakMb: number
  /** Number of 5xx responses, except 503 with Retry-After, and of cut connections. */
  serverErrors: number
  /** Number of 4xx responses other than 429, which mean that the request of the attack is invalid. */
  refused: number
}

/** Measures the peak of memory while the work runs. */
async function measurePeakMb<T>(
  pid: () => number | undefined,
  work: () => Promise<T>,
): Promise<{ peakMb: number; result: T }> {
  let peakMb = 0
  const sample = () => {
    try {
      peakMb = Math.max(peakMb, podMemoryMb(pid() ?? 0))
    } catch {
      // A child exited while it was read.
    }
  }
  sample()
  const timer = setInterval(sample, sampleIntervalMs)
  try {
    return { result: await work(), peakMb }
  } finally {
    clearInterval(timer)
  }
}

/**
 * Waits until no import is being parsed, compared or written, but at most two minutes, so that this work is part of the
 * measurement.
 */
async function waitForImports(practice: DemoPractice): Promise<void> {
  const deadlineMs = performance.now() + importTimeoutMs
  while (performance.now() < deadlineMs) {
    const imports = await practice.get<'GET /technical/patients/imports'>('/technical/patients/imports')
    if (imports.every(({ state }) => state !== 'READING' && state !== 'RUNNING')) return
    await pause(1_000)
  }
}

/** Sends the call several times concurrently; returns the responses once the API's work for them is done. */
async function sendConcurrently(
  practice: DemoPractice,
  data: HeavyData,
  { route, request }: HeavyCall,
): Promise<Response[]> {
  const { path, ...init } = await request(data)
  const [method] = route.split(' ')
  const sendOne = async () => {
    const response = await practice.send(path, { ...init, ...(method && { method }) })
    // Reads the document to its end, as a browser does.
    await response.body?.pipeTo(new WritableStream())
    return response
  }
  const sendAll = () =>
    Promise.all(Array.from({ length: parallelRequests }, () => sendOne().catch(() => Response.error())))
  let responses = await sendAll()
  if (responses.every(({ status }) => status === 429)) {
    // Earlier calls have used up the call's limit of a minute.
    await pause(limitPeriodMs)
    responses = await sendAll()
  }
  if (route === 'POST /technical/patients/import') await waitForImports(practice)
  await pause(trailingSampleMs)
  return responses
}

const countByStatus = (responses: readonly Response[]): string =>
  Object.entries(Object.groupBy(responses, ({ status }) => status))
    .map(([status, { length } = []]) => `${status} × ${length}`)
    .join(', ')

/** `Response.error()`, with the status 0, is a connection that was cut. */
const isServerError = ({ status, headers }: Response): boolean =>
  (status === 0 || status >= 500) && !(status === 503 && headers.has('retry-after'))

const isRefused = ({ status }: Response): boolean => status >= 400 && status < 500 && status !== 429

const nameOf = ({ route, variant }: HeavyCall): string => (variant ? `${route}, ${variant}` : route)

/**
 * Sends each upload, export and document several times concurrently to a product with one API process; measures the
 * memory of that process, and the requests of other visitors. One process serves all calls one after the other, as in
 * operation.
 */
export async function measureMemory(
  distDir: string,
  report: (result: MemoryResult) => void,
  nameFilter = '',
): Promise<void> {
  const product = await startDemoProduct('memory', { env: { ...process.env, ...withoutRateLimits } })
  const [replica] = product.replicas
  const gateway = await gateways['node']?.(
    distDir,
    product.replicas.map(({ address }) => address),
  )
  if (!replica || !gateway) throw new Error('The product has no API.')
  try {
    const practice = new DemoPractice(replica.address)
    await practice.signIn()
    const data = await findHeavyData(practice)
    for (const call of heavyCalls.filter((heavyCall) => nameOf(heavyCall).includes(nameFilter))) {
      await practice.signIn()
      let isOver = false
      const visitors = measureVisitors(gateway.port, () => isOver)
      const { peakMb, result: responses } = await measurePeakMb(
        () => replica.pid(),
        () => sendConcurrently(practice, data, call),
      )
      isOver = true
      report({
        call: nameOf(call),
        responses: countByStatus(responses),
        peakMb,
        serverErrors: responses.filter(isServerError).length,
        refused: responses.filter(isRefused).length,
        ...(await visitors),
      })
    }
  } finally {
    await gateway.stop()
    await product.stop()
  }
}
