import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineLoad } from '../programs/machineLoad.ts'
import { compareSums } from './money/compareSums.ts'
import { measureMoney, type MeasuredPractice, type MoneyFigures } from './money/measureMoney.ts'
import { addSessions, populations, type Population } from './money/practice.ts'
import { openOwnProduct, tokenSource, type OwnProduct } from './origins.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    /** The numbers of sessions, e.g. `1000,1000000`. */
    sessions: { type: 'string', default: '1000,10000,100000' },
    /** What invoices have of them: `invoiced`, `without invoices` or `divided`. */
    population: { type: 'string', default: 'invoiced' },
  },
})

const sizes = values.sessions.split(',').map(Number)
const population = populations.find((each) => each === values.population)
if (!population) throw new Error(`--population is one of: ${populations.join(', ')}.`)

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

/** A product for each number of sessions: they are measured in turns. */
const products: OwnProduct[] = []

async function openPractice(sessions: number, of: Population): Promise<MeasuredPractice> {
  const product = await openOwnProduct()
  products.push(product)
  const { address, own } = product
  await addSessions(own.adminUrl, sessions, of)
  return { sessions, address, adminUrl: own.adminUrl, pid: own.apiPid, token: '' }
}

async function measure(of: Population): Promise<string[]> {
  const opened: MeasuredPractice[] = []
  for (const sessions of sizes) opened.push(await openPractice(sessions, of))
  const practices = await Promise.all(
    opened.map(async (each) => ({ ...each, token: await tokenSource(each.address)() })),
  )
  const figures = await measureMoney(practices, Number(values.times))
  console.log(
    `Dashboard and sales of practices with so many sessions over ten years (${of}), in turns, one call at a time, ${values.times} times each. ${machineLoad()}`,
  )
  console.table(figures.map((each) => rowOf(each, figures)))
  writeReport('money', { population: of, load: loadavg(), figures })
  const found: string[] = []
  for (const { sessions, adminUrl, ...practice } of practices) {
    const sums = await compareSums(adminUrl, practice)
    console.log(`With ${sessions} sessions, in cents:`, sums.shown)
    found.push(...sums.different.map((sum) => `With ${sessions} sessions: ${sum}`))
  }
  return found
}

/** Sums of a screen that are not those of the rows. */
let different: string[] = []
try {
  different = await measure(population)
} finally {
  for (const product of products) await product.stop()
}
for (const sum of different) console.error(sum)
process.exit(different.length > 0 ? 1 : 0)
