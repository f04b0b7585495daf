import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { existsSync } from 'node:fs'
import { root } from '../start/root.mjs'
import { rulesFolder } from './mutatedFiles.ts'
import { rangeOf, survivorsOf } from './survivors.ts'

/**
 * Tests the mutants of these files, or of ranges of them (`file:line:column-line:column`), and returns the result of
 * each mutant. Runs first the tests of the file, or of its folder if the file has none, because they take up to a
 * hundred times less time. Then runs all tests of the rules against the survivors.
 */
export async function runMutants(ranges: readonly string[]): Promise<MutantResult[]> {
  process.chdir(root)
  const results: MutantResult[] = []
  for (const [tests, files = []] of Object.entries(Object.groupBy(ranges, nearestTestsOf))) {
    console.log(`${files.length} files or parts of them, against ${tests}`)
    const fileResults = await runStryker(files, tests)
    const fileSurvivors = survivorsOf(fileResults)
    console.log(`${fileResults.length} mutants, ${fileSurvivors.length} survivors so far:`)
    for (const survivor of fileSurvivors)
      console.log(`  ${rangeOf(survivor)} ${survivor.mutator}: ${survivor.replacement}`)
    results.push(...fileResults)
  }
  const survivors = survivorsOf(results)
  if (survivors.length === 0) return results
  console.log(`${survivors.length} survivors, against all tests of the rules`)
  const resultByMutant = new Map(
    (await runStryker(survivors.map(rangeOf), '**/*.test.ts')).map((result) => [keyOf(result), result]),
  )
  return results.map((result) => (isSurvivor(result) ? (resultByMutant.get(keyOf(result)) ?? result) : result))
}

const isSurvivor = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'

const runStryker = (mutate: string[], tests: string) => new Stryker(strykerOptions(mutate, tests)).runMutationTest()

/**
 * Returns the test of a file or, if it has none, the tests below its first folder, as a pattern within
 * `shared/src/domain`.
 */
function nearestTestsOf(range: string): string {
  const [file = ''] = range.slice(rulesFolder.length + 1).split(':')
  const test = file.replace(/\.ts$/, '.test.ts')
  if (existsSync(`${rulesFolder}/${test}`)) return test
  const [firstFolder = '', ...otherParts] = file.split('/')
  return otherParts.length === 0 ? '*.test.ts' : `${firstFolder}/**/*.test.ts`
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
    config: { testMatch: [`<rootDir>/${rulesFolder}/${tests}`] },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // Leaves out mutants outside functions, which take effect when their file is loaded: each would need all tests and
  // its own process.
  ignoreStatic: true,
  disableTypeChecks: false,
  // Accepts mutants without tests: the nearest tests of a file may not use its rules.
  allowEmpty: true,
  concurrency: 1,
  timeoutMS: 3000,
  ignorePatterns: [
    '**',
    '!shared/src/domain/**',
    '!shared/src/contracts/**',
    '!shared/package.json',
    '!package.json',
    '!platform/mutation/jest.config.mjs',
    '!platform/mutation/seedProperties.ts',
  ],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
})
