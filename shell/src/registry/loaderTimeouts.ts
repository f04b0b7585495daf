/**
 * Every time-out of the loader of areas, in milliseconds. On a slow connection, those of `file` and `build` are multiplied
 * by `slowConnectionFactor` (`scaledTimeoutMs`); the delay before a retry is not. The reasons: docs/decisions/0011.
 */
export const slowConnectionFactor = 3

/** One file of a build: a file that fails or does not come in time is requested once more under another URL. */
const file = { firstMs: 4_000, retryDelayMs: 100, retryMs: 5_000 }

/** Longest time until one file has arrived or counts as missing. */
const fileMs = file.firstMs + file.retryDelayMs + file.retryMs

/** Time left to a build for running its code, after its slowest files have arrived. */
const runMs = { beforeFallback: 1_900, last: 1_800 }

/** The number of files that may each take the whole `fileMs`, one after another: the entry, then one it loads. */
const consecutiveFileCount = 2

/**
 * Loading a build. `beforeFallbackMs` is shared by all builds but the last one: with one fallback, a missing file is found
 * before the build's time is up; with two (a canary), each build has half of it, which allows only a file's first request.
 */
const build = {
  beforeFallbackMs: fileMs + runMs.beforeFallback,
  lastMs: consecutiveFileCount * fileMs + runMs.last,
}

export const loaderTimeouts = {
  file,
  build,
  /** An area's own `init`, after its build is loaded. */
  initMs: 3_000,
  /** The request of the registry. */
  registryMs: 3_000,
  /** Delay after which the user is told that loading takes longer than usual. The same on a slow connection. */
  slowAfterMs: 4_000,
}

/** The timeout of one of an area's builds, in milliseconds; `isLast`: no other build follows as fallback. */
export const buildTimeoutMs = (buildCount: number, isLast: boolean): number =>
  isLast ? build.lastMs : build.beforeFallbackMs / (buildCount - 1)
