import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { countOf as countOfJestReport } from './tests/jestProjects.ts'
import { root } from './root.mjs'
import { countLine, slowestLines, sumCounts } from './TestCount.ts'

const report = {
  numPassedTests: 4,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTests: 4,
  numTodoTests: 0,
  numPendingTests: 0,
  testResults: [
    {
      name: join(root, 'api/src/securityTests/fuzz.test.ts'),
      assertionResults: [
        { fullName: 'rejects malformed input', ancestorTitles: [], status: 'passed', duration: 2500 },
        { fullName: 'accepts valid input', ancestorTitles: [], status: 'passed', duration: 40 },
        { fullName: 'is skipped', ancestorTitles: [], status: 'pending', duration: null },
      ],
    },
  ],
}

describe('the summary of the tests', () => {
  it.each([
    ['passed tests', report, 0, '4 passed, 0 failed'],
    ['a file that could not load as a failure', { ...report, numRuntimeErrorTestSuites: 1 }, 1, '4 passed, 1 failed'],
    ['an exit code of a failure without a failed test as a failure', report, 1, '4 passed, 1 failed'],
  ])('counts %s', (_caseName, jestReport, code, line) => {
    expect(countLine(countOfJestReport(jestReport, code))).toBe(line)
  })

  it('lists the slowest tests of all stages, the longest first', () => {
    const endToEndCount = {
      passed: 1,
      failed: 0,
      durations: [{ title: 'e2e/accounts/sign-in.spec.ts (phone): signs in', seconds: 12 }],
    }
    expect(slowestLines([countOfJestReport(report, 0), { passed: 1, failed: 0 }, endToEndCount], 2)).toEqual([
      '  12.0 s  e2e/accounts/sign-in.spec.ts (phone): signs in',
      '   2.5 s  api/src/securityTests/fuzz.test.ts: rejects malformed input',
    ])
  })

  it('adds up the counts of the stages', () => {
    expect(
      countLine(
        sumCounts([
          { passed: 2, failed: 1 },
          { passed: 3, failed: 0, note: '1 skipped' },
        ]),
      ),
    ).toBe('5 passed, 1 failed')
  })
})
