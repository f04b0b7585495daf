/** How many tests of a stage passed and failed; `note` says what was skipped and why. */
export type TestCount = { passed: number; failed: number; note?: string }

export const passed: TestCount = { passed: 1, failed: 0 }
export const failed: TestCount = { passed: 0, failed: 1 }

export const summed = (counts: TestCount[]): TestCount =>
  counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })

/** The last line that every run prints. */
export const lineOf = (count: TestCount): string => `${count.passed} passed, ${count.failed} failed`
