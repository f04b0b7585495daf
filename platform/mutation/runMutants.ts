import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { existsSync } from 'node:fs'
import { root } from '../start/root.mjs'
import { rulesFolder } from './mutatedFiles.ts'
import { rangeOf, survivorsOf } from './survivors.ts'

/**
 * Runs the mutants of these files, or of ranges of them (`file:line:column-line:column`): against the tests of their file,
 * or of their folder where it has none, and those that survive against all tests of the rules. The tests of one file run
 * up to a hundred times faster.
 */
export async function runMutants(mutate: readonly string[]): Promise<MutantResult[]> {
  process.chdir(root)
  const results: MutantResult[] = []
  for (const [tests, files = []] of Object.entries(Object.groupBy(mutate, nearestTests))) {
    console.log(`${files.length} files or parts of them, against ${tests}`)
    const found = await run(files, tests)
    const fileSurvivors = survivorsOf(found)
    console.log(`${found.length} mutants, ${fileSurvivors.length} survivors so far:`)
    for (const survivor of fileSurvivors)
      console.log(`  ${rangeOf(survivor)} ${survivor.mutator}: ${survivor.replacement}`)
    results.push(...found)
  }
  const survivors = survivorsOf(results)
  if (survivors.length === 0) return results
  console.log(`${survivors.length} survivors, against all tests of the rules`)
  const resultByMutant = new Map(
    (await run(survivors.map(rangeOf), '**/*.test.ts')).map((result) => [keyOf(result), result]),
  )
  return results.map((result) => (isSurvivor(result) ? (resultByMutant.get(keyOf(result)) ?? result) : result))
}

const isSurvivor = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'

const run = (mutate: string[], tests: string) => new Stryker(strykerOptions(mutate, tests)).runMutationTest()

/** The tests of a file, or those of its folder, as a pattern within `shared/src/domain`. */
function nearestTests(mutated: string): string {
  const [file = ''] = mutated.slice(rulesFolder.length + 1).split(':')
  const test = file.replace(/\.ts$/, '.test.ts')
  if (existsSync(`${rulesFolder}/${test}`)) return test
  const [first = '', ...rest] = file.split('/')
  return rest.length === 0 ? '*.test.ts' : `${first}/**/*.test.ts`
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
  // A mutant outside functions takes effect when its file is loaded: it needs all tests and a process of its own.
  ignoreStatic: true,
  disableTypeChecks: false,
  // The nearest tests of a file may not use its rules.
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
