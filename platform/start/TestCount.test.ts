import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countOf as ofVitestReport } from './tests/testProjects.ts'
import { root } from './root.mjs'
import { lineOf, slowestLines, summed } from './TestCount.ts'

const notLoaded = { name: join(root, 'api/src/app.test.ts'), status: 'failed' as const, assertionResults: [] }
const report = {
  testResults: [
    {
      name: join(root, 'api/src/walls/fuzz.test.ts'),
      status: 'passed' as const,
      assertionResults: [
        { fullName: 'refuses what is malformed', status: 'passed', duration: 2500 },
        { fullName: 'takes what is right', status: 'passed', duration: 40 },
        { fullName: 'is skipped', status: 'skipped', duration: null },
      ],
    },
  ],
}

describe('the summary of the tests', () => {
  it.each([
    ['what passed', report, 0, '2 passed, 0 failed'],
    [
      'a file that could not load as a failure',
      { testResults: [...report.testResults, notLoaded] },
      1,
      '2 passed, 1 failed',
    ],
    ['an exit code that no test explains as a failure', report, 1, '2 passed, 1 failed'],
  ])('counts %s', (_sentence, given, code, line) => {
    expect(lineOf(ofVitestReport(given, code))).toBe(line)
  })

  it('lists the slowest tests of all stages, the longest first', () => {
    const journeys = {
      passed: 1,
      failed: 0,
      durations: [{ title: 'e2e/accounts/sign-in.spec.ts (phone): signs in', seconds: 12 }],
    }
    expect(slowestLines([ofVitestReport(report, 0), { passed: 1, failed: 0 }, journeys], 2)).toEqual([
      '  12.0 s  e2e/accounts/sign-in.spec.ts (phone): signs in',
      '   2.5 s  api/src/walls/fuzz.test.ts: refuses what is malformed',
    ])
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
