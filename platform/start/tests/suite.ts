import { machineBinaries } from '../../postgres/binaries.ts'
import { build } from '../../build/build.ts'
import { crashTest } from '../crash/crashTest.ts'
import { format } from './format.ts'
import { jestProjects } from './jestProjects.ts'
import { journeys } from './journeys.ts'
import { journeysThroughNginx } from './journeysThroughNginx.ts'
import { lint } from './lint.ts'
import { failed, lineOf, passed, slowestLines, summed } from './TestCount.ts'
import type { TestCount } from './TestCount.ts'
import { checkTypes } from './checkTypes.ts'

type Stage = { name: string; run: () => Promise<TestCount>; needs?: string }

const staticChecks: Stage[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: lint },
  { name: 'format', run: format },
]

/** Before a commit, in under a minute: of the screens, only those that uncommitted changes can affect. */
const quick: Stage[] = [
  ...staticChecks,
  { name: 'unit', run: () => jestProjects(['unit']) },
  {
    name: 'screens that may have changed',
    run: () => jestProjects(['screens'], ['--onlyChanged', '--passWithNoTests']),
  },
]

const fullRun: Stage[] = [
  ...staticChecks,
  { name: 'unit and screens', run: () => jestProjects(['unit', 'screens']) },
  { name: 'API', run: api },
  { name: 'production build', run: buildPages },
  { name: 'journeys through nginx', run: journeysThroughNginx, needs: 'production build' },
  { name: 'journeys', run: journeys, needs: 'production build' },
  { name: 'kill -9 among bookings', run: () => crashTest(5) },
]

/**
 * On the PostgreSQL of `TEST_DATABASE_URL` or of this machine, as a practice's operator has one; the journeys and the
 * crash test run on the embedded one. Without another, on the embedded one.
 */
function api(): Promise<TestCount> {
  const machine = machineBinaries()
  const server = process.env['TEST_DATABASE_URL'] ?? (machine && machine.major >= 15 ? 'machine' : 'embedded')
  return jestProjects(['api'], [], { TEST_POSTGRES: server })
}

async function buildPages(): Promise<TestCount> {
  await build()
  return passed
}

const results = new Map<string, { count: TestCount; seconds: number }>()

for (const stage of process.argv.includes('--quick') ? quick : fullRun) {
  console.log(`\n── ${stage.name} ──`)
  const startedAt = Date.now()
  const count = await runStage(stage)
  results.set(stage.name, { count, seconds: (Date.now() - startedAt) / 1000 })
}

async function runStage({ run, needs }: Stage): Promise<TestCount> {
  if (needs !== undefined && (results.get(needs)?.count.failed ?? 0) > 0)
    return { ...failed, note: `not run: it needs the ${needs}` }
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return failed
  }
}

console.log('')
for (const [name, { count, seconds }] of results)
  console.log(
    `${name.padEnd(32)}${lineOf(count).padEnd(24)}${seconds.toFixed(1).padStart(6)} s${count.note ? `  (${count.note})` : ''}`,
  )

const counts = [...results.values()].map(({ count }) => count)
console.log(`\nThe slowest tests:\n${slowestLines(counts, 20).join('\n')}`)

const total = summed(counts)
console.log(`\n${lineOf(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
