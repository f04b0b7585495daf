import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../build/packages.ts'
import { compareSums } from './money/compareSums.ts'
import { measureMoney, type MoneyFigures } from './money/measureMoney.ts'
import { growSessionsTo } from './money/practice.ts'
import { openProduct, tokenSource } from './origins.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    /** The numbers of sessions, e.g. `1000,1000000`. */
    sessions: { type: 'string', default: '1000,10000,100000' },
  },
})

const sizes = values.sessions.split(',').map(Number)

const formatMs = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(1)} ms`)
const ratio = (value: number | undefined, smallest: number | undefined) =>
  value === undefined || !smallest ? '' : (value / smallest).toFixed(2)

function rowOf({ call, sessions, served }: MoneyFigures, all: readonly MoneyFigures[]) {
  const smallest = all.find((other) => other.call === call)?.served
  return {
    call,
    sessions,
    p50: formatMs(served.p50),
    p99: formatMs(served.p99),
    'API processor': formatMs(served.processorMs),
    'p50 × smallest': ratio(served.p50, smallest?.p50),
    'API processor × smallest': ratio(served.processorMs, smallest?.processorMs),
  }
}

const product = await openProduct()
const memberToken = tokenSource(product.address)

async function measure() {
  const { address, own } = product
  if (!own) throw new Error('The product of the bench is its own.')
  const figures: MoneyFigures[] = []
  for (const sessions of sizes) {
    await growSessionsTo(own.adminUrl, sessions)
    const target = { address, token: await memberToken(), pid: own.apiPid }
    figures.push(...(await measureMoney(target, sessions, Number(values.times))))
    console.log(`With ${sessions} sessions: ${await compareSums(own.adminUrl, target)}`)
  }
  console.log(
    `Dashboard and sales of a practice with so many sessions and invoices over ten years, one call at a time, ${values.times} times each. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
  )
  console.table(figures.map((each) => rowOf(each, figures)))
  const report = join(root, '.cache/bench/money.json')
  mkdirSync(join(root, '.cache/bench'), { recursive: true })
  writeFileSync(report, JSON.stringify({ at: new Date().toISOString(), load: loadavg(), figures }, undefined, 2))
  console.log(`Written to ${report}`)
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
