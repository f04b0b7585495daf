import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.mjs'
import { failed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  numTotalTests: number
  numPendingTests: number
  testResults: {
    /** The file's absolute path. */
    name: string
    /** `duration` in milliseconds; null when it did not run. */
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

/** What a test allocates is short-lived: with more room for it, collecting takes a tenth less processor time. Jest's workers take them over. */
const flags = ['--max-semi-space-size=64']

/** Leaves out the tests of a folder, with what Jest leaves out by itself. */
export const without = (folder: string): string[] => ['--testPathIgnorePatterns', '/node_modules/', `/${folder}/`]

/** Runs projects of jest.config.ts; a file that cannot even load counts as a failure. */
export async function jestProjects(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-jest-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args],
      { env: { ...env, NODE_ENV: 'test' }, flags },
    )
    return existsSync(file) ? countOf(JSON.parse(readFileSync(file, 'utf8')), code) : failed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function countOf(report: Report, code: number): TestCount {
  const failures = report.numFailedTests + report.numRuntimeErrorTestSuites
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
