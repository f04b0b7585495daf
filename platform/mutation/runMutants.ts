import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../start/root.mjs'
import { domain } from './mutatedFiles.ts'
import { rangeOf, survivorsOf } from './survivors.ts'

/**
 * Runs the mutants of these files, or of ranges of them (`file:line:column-line:column`), against the tests of their
 * folder, and those that survive against all tests of the rules: the tests of one folder load ten times faster.
 */
export async function runMutants(mutate: readonly string[]): Promise<MutantResult[]> {
  process.chdir(root)
  const results: MutantResult[] = []
  for (const [folder, files = []] of Object.entries(Object.groupBy(mutate, folderOf))) {
    console.log(`${folder}: ${files.length} files or parts of them, by the tests beside them`)
    results.push(...(await run(files, folder === '.' ? '*.test.ts' : `${folder}/**/*.test.ts`)))
  }
  const survivors = survivorsOf(results)
  if (survivors.length === 0) return results
  console.log(`${survivors.length} survivors, by all tests of the rules`)
  const byAll = new Map((await run(survivors.map(rangeOf), '**/*.test.ts')).map((result) => [keyOf(result), result]))
  const isSurvivor = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'
  return results.map((result) => (isSurvivor(result) ? (byAll.get(keyOf(result)) ?? result) : result))
}

const run = (mutate: string[], tests: string) => new Stryker(strykerOptions(mutate, tests)).runMutationTest()

/** The folder of `shared/src/domain`; `.` for a file that is in none. */
function folderOf(file: string): string {
  const [first = '', ...rest] = file.slice(domain.length + 1).split('/')
  return rest.length === 0 ? '.' : first
}

const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }: MutantResult) =>
  JSON.stringify([fileName, start.line, start.column, end.line, end.column, mutatorName, replacement])

const strykerOptions = (mutate: string[], tests: string): PartialStrykerOptions => ({
  mutate,
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  jest: {
    projectType: 'custom',
    configFile: 'platform/mutation/jest.config.mjs',
    config: { testMatch: [`<rootDir>/${domain}/${tests}`] },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // A mutant outside functions takes effect when its file is loaded: it needs all tests and a process of its own.
  ignoreStatic: true,
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 3000,
  ignorePatterns: [
    '**',
    '!shared/src/domain/**',
    '!shared/src/contracts/**',
    '!shared/package.json',
    '!package.json',
    '!platform/mutation/jest.config.mjs',
  ],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
})
