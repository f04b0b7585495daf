import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.mjs'
import { failed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/** What Vitest's JSON reporter writes. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    /** The file's absolute path. */
    name: string
    status: 'passed' | 'failed'
    /** `duration` in milliseconds; null when it did not run. */
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

/** Runs projects of vitest.config.ts; a file that cannot even load counts as a failure. */
export async function testProjects(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const { code } = await runTool(
      'vitest/vitest.mjs',
      ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...args],
      { env: { ...env, NODE_ENV: 'test' } },
    )
    return existsSync(file) ? countOf(JSON.parse(readFileSync(file, 'utf8')), code) : failed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function countOf(report: Report, code: number): TestCount {
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failures = report.numFailedTests + notLoaded.length
  const note = report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : undefined
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failures : Math.max(failures, 1),
    durations,
    ...(note && { note }),
  }
}
