import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findMachineBinaries } from '../../postgres/binaries.ts'
import { build } from '../../release/build.ts'
import { crashTest } from '../crash/crashTest.ts'
import { checkFormat } from './format.ts'
import { runJestProjects } from './jestProjects.ts'
import { runEndToEndTests } from './endToEndTests.ts'
import { compareKitPictures } from './kitPictures.ts'
import { testThroughNginx } from './endToEndThroughNginx.ts'
import { runLint } from './lint.ts'
import { keepTemporaryFilesInMemory } from './memoryScratch.ts'
import { runProgram } from '../../programs/runTool.ts'
import { oneFailed, countLine, onePassed, slowestLines, sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { checkTypes } from './checkTypes.ts'
import { runInOrder } from './runInOrder.ts'
import { findUnused } from './unused.ts'

interface Stage {
  name: string
  run: () => Promise<TestCount>
  /** Starts once these stages have ended, failed or not. */
  after?: string[]
  /** A stage, listed in `after`, that must have succeeded; otherwise this stage fails without running. */
  needs?: string
  /** Whether `--on` sets the clock of this stage. */
  isDated?: boolean
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Time in Paris at which the clock of the dated stages starts. */
    date: { type: 'string' },
    /** Runs only this stage and writes its count to the file `report`. */
    stage: { type: 'string' },
    report: { type: 'string' },
  },
})

const staticChecks: Stage[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: runLint },
  { name: 'format', run: checkFormat },
  { name: 'unused', run: findUnused },
]

/**
 * Stages to run before a commit, in under a minute. Of the tests of screens, only tests affected by uncommitted changes
 * run.
 */
const quickStages: Stage[] = [
  ...staticChecks,
  { name: 'unit', run: () => runJestProjects(['unit', 'gateways']), after: staticChecks.map(({ name }) => name) },
  {
    name: 'screens that may have changed',
    run: () => runJestProjects(['screens'], ['--onlyChanged', '--passWithNoTests']),
    after: ['unit'],
  },
]

/** All stages. They run in parallel, except stages that alone use both cores of the smallest supported machine. */
const fullStages: Stage[] = [
  { name: 'production build', run: buildPages },
  ...staticChecks,
  // Runs in parallel with other stages, because it uses only the API and mostly waits.
  { name: 'kill -9 among bookings', run: () => crashTest(3), isDated: true },
  {
    name: 'unit and screens',
    // The tests of the gateways run in the stage `end-to-end tests through nginx`.
    run: () => runJestProjects(['unit', 'screens']),
    // Does not wait for `lint`, which takes one core and ends last.
    after: ['production build', 'types', 'format', 'unused'],
  },
  { name: 'pictures of the kit', run: compareKitPictures, after: ['unit and screens'] },
  { name: 'API', run: testApi, after: ['unit and screens'], isDated: true },
  {
    name: 'end-to-end tests through nginx',
    run: testThroughNginx,
    after: ['unit and screens'],
    needs: 'production build',
    isDated: true,
  },
  {
    name: 'end-to-end tests',
    run: runEndToEndTests,
    after: ['API', 'end-to-end tests through nginx', 'kill -9 among bookings'],
    needs: 'production build',
    isDated: true,
  },
]

/**
 * Runs the API's tests on the PostgreSQL of `TEST_DATABASE_URL`, else of `TEST_POSTGRES`, else of this machine (from
 * version 15 on), which resembles an operator's server. If none exists, or with `TEST_POSTGRES=embedded`, runs them on
 * the embedded PostgreSQL, as the end-to-end tests and the crash test do.
 */
function testApi(): Promise<TestCount> {
  const machineServer = findMachineBinaries()
  const defaultServer = machineServer && machineServer.major >= 15 ? 'machine' : 'embedded'
  const server = process.env['TEST_DATABASE_URL'] ?? process.env['TEST_POSTGRES'] ?? defaultServer
  return runJestProjects(['api'], [], { TEST_POSTGRES: server })
}

async function buildPages(): Promise<TestCount> {
  await build()
  return onePassed
}

keepTemporaryFilesInMemory()

const results = new Map<string, { count: TestCount; seconds: number }>()

if (values.stage !== undefined && values.report !== undefined) {
  const stage = fullStages.find(({ name }) => name === values.stage)
  writeFileSync(values.report, JSON.stringify(stage ? await runAndCount(stage) : oneFailed))
  process.exit(0)
}

const startMs = Date.now()
await runInOrder(values.quick ? quickStages : fullStages, async (stage) => {
  console.log(`\n── ${stage.name} ──`)
  const stageStartMs = Date.now()
  const count = await runStage(stage)
  results.set(stage.name, { count, seconds: (Date.now() - stageStartMs) / 1000 })
})

async function runStage(stage: Stage): Promise<TestCount> {
  const { needs } = stage
  if (needs !== undefined && (results.get(needs)?.count.failed ?? 0) > 0)
    return { ...oneFailed, note: `not run: ${needs} failed` }
  return stage.isDated && values.date !== undefined ? runAtDate(stage, values.date) : runAndCount(stage)
}

/** Runs a stage in a new process, because a clock can be set only when a process starts. */
async function runAtDate({ name }: Stage, date: string): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-stage-'))
  const report = join(folder, 'count.json')
  try {
    const command = ['platform/start/run.mjs', 'platform/start/tests/suite.ts', '--stage', name, '--report', report]
    await runProgram(process.execPath, [...command, '--on', date])
    const count: TestCount = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : oneFailed
    return { ...count, note: [`on ${date}`, count.note].filter(Boolean).join(', ') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runAndCount({ run }: Stage): Promise<TestCount> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return oneFailed
  }
}

console.log('')
for (const [name, { count, seconds }] of results)
  console.log(
    `${name.padEnd(32)}${countLine(count).padEnd(24)}${seconds.toFixed(1).padStart(6)} s${count.note ? `  (${count.note})` : ''}`,
  )

const counts = [...results.values()].map(({ count }) => count)
console.log(`\nThe slowest tests:\n${slowestLines(counts, 20).join('\n')}`)

const total = sumCounts(counts)
console.log(`\n${((Date.now() - startMs) / 60_000).toFixed(1)} minutes\n${countLine(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
