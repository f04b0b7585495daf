/**
 * Factor of the timeouts of `file` and `build` on a slow connection (`scaledTimeoutMs`). The delay before a retry is
 * not multiplied. The reasons for all timeouts of the area loader are in docs/decisions/0011.
 */
export const slowConnectionFactor = 3

/** Timeouts of one file of a build: a file that fails or is late is requested once more under another URL. */
const file = { firstMs: 4_000, retryDelayMs: 100, retryMs: 5_000 }

/** Longest time until one file has arrived or counts as missing. */
const fileMs = file.firstMs + file.retryDelayMs + file.retryMs

/** Time for running the code of a build, after its slowest files have arrived. */
const runMs = { beforeFallback: 1_900, last: 1_800 }

/** Number of files that can each take `fileMs`, one after another: the entry, then a file that the entry loads. */
const consecutiveFileCount = 2

/**
 * Timeouts of loading a build. All builds but the last share `beforeFallbackMs`. With one fallback, a missing file is
 * detected before the build's timeout; with two (a canary), each build has half of the time, enough for only the first
 * request of a file.
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
  /** Delay before the notice that loading takes longer than usual. Not multiplied on a slow connection. */
  slowAfterMs: 4_000,
}

/** The timeout of one of an area's builds, in milliseconds; `isLast`: no other build follows as fallback. */
export const buildTimeoutMs = (buildCount: number, isLast: boolean): number =>
  isLast ? build.lastMs : build.beforeFallbackMs / (buildCount - 1)
