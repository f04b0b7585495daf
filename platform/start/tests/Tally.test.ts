import { describe, expect, it } from '@jest/globals'
import { tallyOf as ofJest } from './jestProjects.ts'
import { lineOf, summed } from './Tally.ts'

const report = {
  numPassedTests: 4,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTests: 4,
  numPendingTests: 0,
}

describe('the count of the tests', () => {
  it.each([
    ['what passed', report, 0, '4 passed, 0 failed'],
    ['a file that could not load as a failure', { ...report, numRuntimeErrorTestSuites: 1 }, 1, '4 passed, 1 failed'],
    ['an end in error that no test explains as a failure', report, 1, '4 passed, 1 failed'],
  ])('has %s', (_sentence, given, code, line) => {
    expect(lineOf(ofJest(given, code))).toBe(line)
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
