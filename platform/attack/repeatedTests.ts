import { runJestReport } from '../start/tests/jestProjects.ts'

export interface RepeatedResult {
  /**
   * Title of the outer `describe`: a kind of deletion, or an operation of the API. The pattern of the test file, if it
   * could not be loaded.
   */
  group: string
  runs: number
  failed: number
}

/**
 * Runs a test file of the API that repeats itself as often as an environment variable sets; returns counts by group.
 */
async function runRepeatedTests(pattern: string, env: NodeJS.ProcessEnv): Promise<RepeatedResult[]> {
  const { report } = await runJestReport(['api'], ['--silent', pattern], env)
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  // A file that could not be loaded has no tests.
  if (tests.length === 0) return [{ group: pattern, runs: 0, failed: 1 }]
  return Object.entries(Object.groupBy(tests, ({ ancestorTitles: [group = ''] }) => group)).map(
    ([group, results = []]) => ({
      group,
      runs: results.length,
      failed: results.filter(({ status }) => status !== 'passed').length,
    }),
  )
}

/** Runs each kind of deletion during every write of the API, `loops` times. */
export const repeatDeletions = (loops: number): Promise<RepeatedResult[]> =>
  runRepeatedTests('securityTests/writesDuringDeletion', { DELETION_LOOPS: String(loops) })

/**
 * Sends generated calls to every operation; returns the operations, with 1 as `failed` if one of its calls returned a
 * 5xx.
 */
export const fuzzOperations = (calls: number): Promise<RepeatedResult[]> =>
  runRepeatedTests('securityTests/fuzz', { FUZZ_CALLS: String(calls) })
