import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machineBinaries } from '../../postgres/binaries.ts'
import { build } from '../../release/build.ts'
import { crashTest } from '../crash/crashTest.ts'
import { format } from './format.ts'
import { jestProjects } from './jestProjects.ts'
import { journeys } from './journeys.ts'
import { journeysThroughNginx } from './journeysThroughNginx.ts'
import { lint } from './lint.ts'
import { keepTemporaryFilesInMemory } from './memoryScratch.ts'
import { runProgram } from '../../programs/runTool.ts'
import { failed, lineOf, passed, slowestLines, sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { checkTypes } from './checkTypes.ts'
import { runInOrder } from './runInOrder.ts'
import { unused } from './unused.ts'

interface Stage {
  name: string
  run: () => Promise<TestCount>
  /** Starts once these stages have ended, failed or not. */
  after?: string[]
  /** A stage, listed in `after`, whose success this one needs. */
  needs?: string
  /** Whether `--on` sets its clock. */
  isDated?: boolean
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Paris time at which the dated stages start. */
    date: { type: 'string' },
    /** Runs only this stage and writes its count to the file `report`. */
    stage: { type: 'string' },
    report: { type: 'string' },
  },
})

const staticChecks: Stage[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: lint },
  { name: 'format', run: format },
  { name: 'unused', run: unused },
]

/**
 * Runs before a commit, in under a minute: of the screens, only those affected by uncommitted
 * changes.
 */
const quick: Stage[] = [
  ...staticChecks,
  { name: 'unit', run: () => jestProjects(['unit', 'gateways']), after: staticChecks.map(({ name }) => name) },
  {
    name: 'screens that may have changed',
    run: () => jestProjects(['screens'], ['--onlyChanged', '--passWithNoTests']),
    after: ['unit'],
  },
]

/** Stages run in parallel unless they keep both cores of the smallest machine busy on their own. */
const fullRun: Stage[] = [
  { name: 'production build', run: buildPages },
  ...staticChecks,
  // Uses only the API, and mostly waits.
  { name: 'kill -9 among bookings', run: () => crashTest(3), isDated: true },
  {
    name: 'unit and screens',
    // The tests of the gateways run in the stage `journeys through nginx`.
    run: () => jestProjects(['unit', 'screens']),
    // Does not wait for lint, which takes one core and ends last.
    after: ['production build', 'types', 'format', 'unused'],
  },
  { name: 'API', run: api, after: ['unit and screens'], isDated: true },
  {
    name: 'journeys through nginx',
    run: journeysThroughNginx,
    after: ['unit and screens'],
    needs: 'production build',
    isDated: true,
  },
  {
    name: 'journeys',
    run: journeys,
    after: ['API', 'journeys through nginx', 'kill -9 among bookings'],
    needs: 'production build',
    isDated: true,
  },
]

/**
 * Runs the API's tests on the PostgreSQL of `TEST_DATABASE_URL` or of this machine, which resembles an operator's.
 * Without one, or with `TEST_POSTGRES=embedded`, on the embedded one, like the journeys and the crash test.
 */
function api(): Promise<TestCount> {
  const machine = machineBinaries()
  const ownServer = machine && machine.major >= 15 ? 'machine' : 'embedded'
  const server = process.env['TEST_DATABASE_URL'] ?? process.env['TEST_POSTGRES'] ?? ownServer
  return jestProjects(['api'], [], { TEST_POSTGRES: server })
}

async function buildPages(): Promise<TestCount> {
  await build()
  return passed
}

keepTemporaryFilesInMemory()

const results = new Map<string, { count: TestCount; seconds: number }>()

if (values.stage !== undefined && values.report !== undefined) {
  const stage = fullRun.find(({ name }) => name === values.stage)
  writeFileSync(values.report, JSON.stringify(stage ? await countOf(stage) : failed))
  process.exit(0)
}

const startedAt = Date.now()
await runInOrder(values.quick ? quick : fullRun, async (stage) => {
  console.log(`\n── ${stage.name} ──`)
  const stageStartedAt = Date.now()
  const count = await runStage(stage)
  results.set(stage.name, { count, seconds: (Date.now() - stageStartedAt) / 1000 })
})

async function runStage(stage: Stage): Promise<TestCount> {
  const { needs } = stage
  if (needs !== undefined && (results.get(needs)?.count.failed ?? 0) > 0)
    return { ...failed, note: `not run: ${needs} failed` }
  return stage.isDated && values.date !== undefined ? runAtDate(stage, values.date) : countOf(stage)
}

/** Runs in its own process, because a clock is set when a process starts. */
async function runAtDate({ name }: Stage, date: string): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-stage-'))
  const report = join(folder, 'count.json')
  try {
    const command = ['platform/start/run.mjs', 'platform/start/tests/suite.ts', '--stage', name, '--report', report]
    await runProgram(process.execPath, [...command, '--on', date])
    const count: TestCount = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : failed
    return { ...count, note: [`on ${date}`, count.note].filter(Boolean).join(', ') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function countOf({ run }: Stage): Promise<TestCount> {
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

const total = sumCounts(counts)
console.log(`\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes\n${lineOf(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
