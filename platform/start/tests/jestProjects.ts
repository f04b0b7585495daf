import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runJest } from '../../programs/runJest.ts'
import { root } from '../root.mjs'
import { oneFailed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

/** The fields of Jest's JSON report that are read here. */
export interface Report {
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
    assertionResults: { fullName: string; ancestorTitles: string[]; status: string; duration?: number | null }[]
  }[]
}

/** Runs projects of jest.config.ts; the report is undefined if Jest could not start. */
export async function runJestReport(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-jest-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await runJest(['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args], {
      env,
    })
    return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs projects of jest.config.ts and returns the counts; a file that cannot be loaded counts as a failed test. */
export async function runJestProjects(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount> {
  const { code, report } = await runJestReport(projects, args, env)
  return report ? countOf(report, code) : oneFailed
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
