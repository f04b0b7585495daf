import { parseArgs } from 'node:util'
import { DemoPractice } from '../attack/memory/DemoPractice.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { openOwnProduct, type OwnProduct } from './origins.ts'
import { formatMs, writeReport } from './report.ts'
import { percentile } from '../programs/percentile.ts'
import { removeLocks } from './writes/removeLocks.ts'
import { writeCalls, type WriteCall } from './writes/writeCalls.ts'

/** Compares the response times of writes with those of the same product without the locks of migration 102. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '400' } } })
const warmUpCount = 30
const maxRatio = 1.05

interface Side {
  practice: DemoPractice
  calls: WriteCall[]
  durationsMs: number[][]
}

async function openSide({ apiOrigin }: OwnProduct): Promise<Side> {
  const practice = new DemoPractice(apiOrigin)
  await practice.signIn()
  const calls = await writeCalls(practice)
  return { practice, calls, durationsMs: calls.map(() => []) }
}

async function send({ practice }: Side, { path, body }: WriteCall, index: number): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body(index)) }
  const startMs = performance.now()
  const response = await practice.send(path, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`)
  return performance.now() - startMs
}

/** Sends one request of each call to both sides alternately, so that other load on the machine slows both alike. */
async function sendRound(sides: readonly Side[], index: number): Promise<void> {
  for (const callIndex of sides[0]?.calls.keys() ?? [])
    for (const side of index % 2 === 0 ? sides : sides.toReversed()) {
      const call = side.calls[callIndex]
      if (!call) continue
      const durationMs = await send(side, call, index)
      if (index >= warmUpCount) side.durationsMs[callIndex]?.push(durationMs)
    }
}

const sorted = (durationsMs: readonly number[] = []) => durationsMs.toSorted((a, b) => a - b)

const products = [await openOwnProduct(), await openOwnProduct()] as const
try {
  const [product, productWithoutLocks] = products
  await removeLocks(productWithoutLocks.internals.adminUrl)
  const withLocks = await openSide(product)
  const withoutLocks = await openSide(productWithoutLocks)
  for (let index = 0; index < warmUpCount + Number(values.times); index += 1)
    await sendRound([withLocks, withoutLocks], index)
  const rows = withLocks.calls.map(({ path }, callIndex) => {
    const locked = sorted(withLocks.durationsMs[callIndex])
    const unlocked = sorted(withoutLocks.durationsMs[callIndex])
    const p95Ratio = percentile(locked, 0.95) / percentile(unlocked, 0.95)
    return {
      call: `POST ${path}`,
      p50: formatMs(percentile(locked, 0.5)),
      'p50 without locks': formatMs(percentile(unlocked, 0.5)),
      p95: formatMs(percentile(locked, 0.95)),
      'p95 without locks': formatMs(percentile(unlocked, 0.95)),
      'p95 ratio': p95Ratio.toFixed(3),
      'target met': p95Ratio <= maxRatio ? 'yes' : 'NO',
    }
  })
  console.log(
    `Writes, one at a time, ${values.times} of each. ${machineLoad()} Target: p95 ≤ ${maxRatio} × without locks.`,
  )
  console.table(rows)
  writeReport('writes', { rows })
} finally {
  for (const { stop } of products) await stop()
}
