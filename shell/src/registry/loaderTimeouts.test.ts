import { describe, expect, it } from '@jest/globals'
import { buildTimeoutMs, loaderTimeouts } from './loaderTimeouts.ts'

const { file, build, initMs, registryMs, slowAfterMs } = loaderTimeouts
const fileMs = file.firstMs + file.retryDelayMs + file.retryMs

describe("the loader's time-outs", () => {
  it.each([
    ['a missing file is found before the previous build takes over', fileMs, build.beforeFallbackMs],
    ['the last build may wait for its entry, then for what the entry loads', 2 * fileMs, build.lastMs],
    ['the last build waits longer than those before it', build.beforeFallbackMs, build.lastMs],
    ['the user is told that it takes long before the build is replaced', slowAfterMs, build.beforeFallbackMs],
    ['a build whose `init` hangs is replaced before one whose file hangs', initMs, build.beforeFallbackMs],
    ["with a canary, each build has more than a file's first request", file.firstMs, buildTimeoutMs(3, false)],
    ['the registry is given up before anything says that it takes long', registryMs, slowAfterMs],
  ])('guarantee that %s', (_caseName, shorterMs, longerMs) => {
    expect(shorterMs).toBeLessThan(longerMs)
  })

  it.each([
    ['the only build', 1, true, 20_000],
    ['the first build of two', 2, false, 11_000],
    ['the first build of three', 3, false, 5_500],
    ['the last build of three', 3, true, 20_000],
  ])('give %s its timeout', (_caseName, buildCount, isLast, expectedMs) => {
    expect(buildTimeoutMs(buildCount, isLast)).toBe(expectedMs)
  })
})
