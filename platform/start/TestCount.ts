/** A test, named by its file and title, and its duration. */
export interface TestDuration {
  title: string
  seconds: number
}

/** Counts of passed and failed tests of a stage; `note` is printed next to them, such as `3 skipped`. */
export type TestCount = { passed: number; failed: number; note?: string; durations?: readonly TestDuration[] }

export const onePassed: TestCount = { passed: 1, failed: 0 }
export const oneFailed: TestCount = { passed: 0, failed: 1 }

export const sumCounts = (counts: TestCount[]): TestCount =>
  counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })

/** Returns the last line that every run prints. */
export const countLine = (count: TestCount): string => `${count.passed} passed, ${count.failed} failed`

/** Returns a line for each of the `limit` slowest tests, the slowest first. */
export const slowestLines = (counts: readonly TestCount[], limit: number): string[] =>
  counts
    .flatMap(({ durations = [] }) => durations)
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, limit)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`)
