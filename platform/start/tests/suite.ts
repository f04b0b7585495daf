import { machineBinaries } from '../../postgres/binaries.ts'
import { build } from '../../build/build.ts'
import { crashes } from '../crash/crashes.ts'
import { format } from './format.ts'
import { jestProjects } from './jestProjects.ts'
import { journeys } from './journeys.ts'
import { journeysThroughNginx } from './journeysThroughNginx.ts'
import { lint } from './lint.ts'
import { failed, lineOf, passed, summed } from './Tally.ts'
import type { Tally } from './Tally.ts'
import { typesHold } from './typesHold.ts'

type Stage = { name: string; act: () => Promise<Tally>; needs?: string }

const still: Stage[] = [
  { name: 'types', act: typesHold },
  { name: 'lint', act: lint },
  { name: 'format', act: format },
]

/** Before a commit, in under a minute: of the screens, those that what is not committed yet can have changed. */
const quick: Stage[] = [
  ...still,
  { name: 'unit', act: () => jestProjects(['unit']) },
  {
    name: 'screens that may have changed',
    act: () => jestProjects(['screens'], ['--onlyChanged', '--passWithNoTests']),
  },
]

const whole: Stage[] = [
  ...still,
  { name: 'unit and screens', act: () => jestProjects(['unit', 'screens']) },
  { name: 'API, embedded PostgreSQL', act: () => jestProjects(['api'], [], { TEST_POSTGRES: 'embedded' }) },
  { name: "API, the machine's PostgreSQL", act: onRealPostgres },
  { name: 'production build', act: built },
  { name: 'journeys through nginx', act: journeysThroughNginx, needs: 'production build' },
  { name: 'journeys', act: journeys, needs: 'production build' },
  { name: 'kill -9 among bookings', act: () => crashes(5) },
]

async function onRealPostgres(): Promise<Tally> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return jestProjects(['api'], [], { TEST_POSTGRES: given })
  const machine = machineBinaries()
  if (machine && machine.major >= 15) return jestProjects(['api'], [], { TEST_POSTGRES: 'machine' })
  return { passed: 0, failed: 0, note: 'left out: no PostgreSQL 15 or later on this machine, and no TEST_DATABASE_URL' }
}

async function built(): Promise<Tally> {
  await build()
  return passed
}

const results = new Map<string, { tally: Tally; seconds: number }>()

for (const stage of process.argv.includes('--quick') ? quick : whole) {
  console.log(`\n── ${stage.name} ──`)
  const begun = Date.now()
  const tally = await outcome(stage)
  results.set(stage.name, { tally, seconds: (Date.now() - begun) / 1000 })
}

async function outcome({ act, needs }: Stage): Promise<Tally> {
  if (needs !== undefined && (results.get(needs)?.tally.failed ?? 0) > 0)
    return { ...failed, note: `not run: it needs the ${needs}` }
  try {
    return await act()
  } catch (error) {
    console.error(error)
    return failed
  }
}

console.log('')
for (const [name, { tally, seconds }] of results)
  console.log(
    `${name.padEnd(32)}${lineOf(tally).padEnd(24)}${seconds.toFixed(1).padStart(6)} s${tally.note ? `  (${tally.note})` : ''}`,
  )

const total = summed([...results.values()].map(({ tally }) => tally))
console.log(`\n${lineOf(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
