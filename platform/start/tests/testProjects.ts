import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.mjs'
import { failed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

interface FileResult {
  /** The file's absolute path. */
  name: string
  status: 'passed' | 'failed'
  /** `duration` in milliseconds; null when it did not run. */
  assertionResults: { fullName: string; status: string; duration?: number | null }[]
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  testResults: FileResult[]
}

/** More than these fail for a reason of their own. */
const mostFilesRunAgain = 5

/**
 * Runs projects of vitest.config.ts; a file that cannot even load counts as a failure. In continuous integration a few
 * files that failed run once more, each alone: one that passes then was disturbed by another, which the note says.
 */
export async function testProjects(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount> {
  const first = await run(projects, args, env)
  if (!first) return failed
  const failing = first.report.testResults.filter(({ status }) => status === 'failed')
  if (process.env['CI'] === undefined || failing.length === 0 || failing.length > mostFilesRunAgain)
    return countOf(first.report, first.code)
  const again: FileResult[] = []
  let code = 0
  for (const { name } of failing) {
    const alone = await run(projects, [relative(root, name)], env)
    if (!alone) return failed
    again.push(...alone.report.testResults)
    code ||= alone.code
  }
  const passing = first.report.testResults.filter(({ status }) => status === 'passed')
  const count = countOf({ testResults: [...passing, ...again] }, code)
  const files = failing.map(({ name }) => relative(root, name)).join(', ')
  return { ...count, note: [count.note, `run again alone: ${files}`].filter(Boolean).join(', ') }
}

async function run(
  projects: string[],
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ report: Report; code: number } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const { code } = await runTool(
      'vitest/vitest.mjs',
      ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...args],
      { env: { ...env, NODE_ENV: 'test' } },
    )
    return existsSync(file) ? { report: JSON.parse(readFileSync(file, 'utf8')), code } : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts a report; `code` is that of Vitest, which also fails for what no test explains. */
export function countOf({ testResults }: Report, code: number): TestCount {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((assertion) => assertion.status)
    return status === 'failed' && !own.includes('failed') ? [...own, 'failed'] : own
  })
  const passes = statuses.filter((status) => status === 'passed').length
  const failures = statuses.filter((status) => status === 'failed').length
  const skipped = statuses.length - passes - failures
  const durations = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return {
    passed: passes,
    failed: code === 0 ? failures : Math.max(failures, 1),
    durations,
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  }
}
