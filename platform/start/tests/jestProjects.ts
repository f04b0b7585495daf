import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runJest } from '../../programs/runJest.ts'
import { root } from '../root.mjs'
import { oneFailed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

/** The fields of Jest's JSON report that are read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  /** Test files that could not be loaded. */
  numRuntimeErrorTestSuites: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** Absolute path of the file. */
    name: string
    /** `duration` is in milliseconds; it is null for a test that did not run. */
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

/** Runs projects of jest.config.ts and returns the counts; a file that cannot be loaded counts as a failed test. */
export async function runJestProjects(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-jest-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await runJest(['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args], {
      env,
    })
    return existsSync(file) ? countOf(JSON.parse(readFileSync(file, 'utf8')), code) : oneFailed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the counts of a report. `code` is Jest's exit code, which may be a failure although no test failed. */
export function countOf(report: Report, code: number): TestCount {
  const failures = report.numFailedTests + report.numRuntimeErrorTestSuites
  const skipped = report.numPendingTests + report.numTodoTests
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
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  }
}
