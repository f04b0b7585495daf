import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineLoad } from '../programs/machineLoad.ts'
import { compareSums } from './money/compareSums.ts'
import { measureMoney, type MeasuredPractice, type MoneyFigures } from './money/measureMoney.ts'
import { addSessions, populations, type Population } from './money/practice.ts'
import { openOwnProduct, createTokenSource, type OwnProduct } from './origins.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    /** The numbers of sessions, e.g. `1000,1000000`. */
    sessions: { type: 'string', default: '1000,10000,100000' },
    /** How the sessions are invoiced: `invoiced`, `without invoices` or `divided`. */
    population: { type: 'string', default: 'invoiced' },
  },
})

const sizes = values.sessions.split(',').map(Number)
const population = populations.find((candidate) => candidate === values.population)
if (!population) throw new Error(`--population must be one of: ${populations.join(', ')}.`)

const ratio = (value: number | undefined, smallest: number | undefined) =>
  value === undefined || !smallest ? '' : (value / smallest).toFixed(2)

function rowOf({ call, sessions, measurement }: MoneyFigures, allFigures: readonly MoneyFigures[]) {
  const smallestMeasurement = allFigures.find((otherFigures) => otherFigures.call === call)?.measurement
  return {
    call,
    sessions,
    p50: formatMs(measurement.p50),
    p99: formatMs(measurement.p99),
    'API CPU time': formatMs(measurement.processorMs),
    'p50 ÷ p50 of the smallest': ratio(measurement.p50, smallestMeasurement?.p50),
    'API CPU time ÷ that of the smallest': ratio(measurement.processorMs, smallestMeasurement?.processorMs),
  }
}

/** One product for each number of sessions, so that all can be measured alternately. */
const products: OwnProduct[] = []

async function openPractice(sessions: number, chosenPopulation: Population): Promise<MeasuredPractice> {
  const product = await openOwnProduct()
  products.push(product)
  const { address, internals } = product
  await addSessions(internals.adminUrl, sessions, chosenPopulation)
  return { sessions, address, adminUrl: internals.adminUrl, pid: internals.apiPid, token: '' }
}

async function measure(chosenPopulation: Population): Promise<string[]> {
  const openedPractices: MeasuredPractice[] = []
  for (const sessions of sizes) openedPractices.push(await openPractice(sessions, chosenPopulation))
  const practices = await Promise.all(
    openedPractices.map(async (practice) => ({ ...practice, token: await createTokenSource(practice.address)() })),
  )
  const figures = await measureMoney(practices, Number(values.times))
  console.log(
    `Dashboard and sales of practices by number of sessions over ten years (${chosenPopulation}), measured alternately, one call at a time, ${values.times} of each. ${machineLoad()}`,
  )
  console.table(figures.map((rowFigures) => rowOf(rowFigures, figures)))
  writeReport('money', { population: chosenPopulation, load: loadavg(), figures })
  const foundDifferences: string[] = []
  for (const { sessions, adminUrl, ...practice } of practices) {
    const sums = await compareSums(adminUrl, practice)
    console.log(`With ${sessions} sessions, in cents:`, sums.shownSums)
    foundDifferences.push(...sums.differences.map((sum) => `With ${sessions} sessions: ${sum}`))
  }
  return foundDifferences
}

/** Sentences about the differences between the sums that the screens show and the sums of the database's rows. */
let differences: string[] = []
try {
  differences = await measure(population)
} finally {
  for (const product of products) await product.stop()
}
for (const difference of differences) console.error(difference)
process.exit(differences.length > 0 ? 1 : 0)
