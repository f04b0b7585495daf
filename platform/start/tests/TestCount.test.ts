import { describe, expect, it } from '@jest/globals'
import { countOf as ofJestReport } from './jestProjects.ts'
import { lineOf, summed } from './TestCount.ts'

const report = {
  numPassedTests: 4,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTests: 4,
  numPendingTests: 0,
}

describe('the summary of the tests', () => {
  it.each([
    ['what passed', report, 0, '4 passed, 0 failed'],
    ['a file that could not load as a failure', { ...report, numRuntimeErrorTestSuites: 1 }, 1, '4 passed, 1 failed'],
    ['an exit code that no test explains as a failure', report, 1, '4 passed, 1 failed'],
  ])('counts %s', (_sentence, given, code, line) => {
    expect(lineOf(ofJestReport(given, code))).toBe(line)
  })

  it('adds the stages up', () => {
    expect(
      lineOf(
        summed([
          { passed: 2, failed: 1 },
          { passed: 3, failed: 0, note: '1 skipped' },
        ]),
      ),
    ).toBe('5 passed, 1 failed')
  })
})
