import { describe, expect, it } from '@jest/globals'
import { buildTimeoutMs, loaderTimeouts } from './loaderTimeouts.ts'

const { file, build, initMs, registryMs, slowAfterMs } = loaderTimeouts
const fileMs = file.firstMs + file.retryDelayMs + file.retryMs

describe("the loader's time-outs", () => {
  it.each([
    ['a missing file is noticed before the previous build takes over', fileMs, build.beforeFallbackMs],
    ['the last build has time for its entry, then for a file that the entry loads', 2 * fileMs, build.lastMs],
    ['the last build waits longer than the builds before it', build.beforeFallbackMs, build.lastMs],
    ['the user sees the notice of a slow load before the build is replaced', slowAfterMs, build.beforeFallbackMs],
    ['a build whose `init` hangs is replaced before one whose file hangs', initMs, build.beforeFallbackMs],
    ['with a canary, the first request of a file times out before its build', file.firstMs, buildTimeoutMs(3, false)],
    ['the request of the registry times out before the user sees the notice of a slow load', registryMs, slowAfterMs],
  ])('guarantee that %s', (_caseName, shorterMs, longerMs) => {
    expect(shorterMs).toBeLessThan(longerMs)
  })

  it.each([
    ['the only build', 1, true, 20_000],
    ['the first build of two', 2, false, 11_000],
    ['the first build of three', 3, false, 5_500],
    ['the last build of three', 3, true, 20_000],
  ])('limit the loading of %s', (_caseName, buildCount, isLast, expectedMs) => {
    expect(buildTimeoutMs(buildCount, isLast)).toBe(expectedMs)
  })
})
