/** What a stage of the tests counted; `note` says what was left out and why. */
export type Tally = { passed: number; failed: number; note?: string }

export const passed: Tally = { passed: 1, failed: 0 }
export const failed: Tally = { passed: 0, failed: 1 }

export const summed = (tallies: Tally[]): Tally =>
  tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  })

/** The line that ends every run. */
export const lineOf = (tally: Tally): string => `${tally.passed} passed, ${tally.failed} failed`
