/** The step that failed. */
export type Phase = 'registry' | 'entry' | 'contract' | 'platform' | 'init' | 'load' | 'render' | 'chunk' | 'tour'

/** The body of `POST /api/telemetry` (`shared/contracts/telemetry.ts`). */
interface Fault {
  area: string
  build: string
  phase: Phase
  /**
   * `previous`: another build, or the stored registry, took over. `away`: no build or no registry could be loaded, so
   * the error card is shown. `recovered`: the area was loaded again. `shown`: no fallback; the page of this build
   * stays, or its error card.
   */
  outcome: 'previous' | 'away' | 'recovered' | 'shown'
}

const maxReportsPerMinute = 3
const minuteMs = 60_000
/** An error's name may be any text: it is sent only if it looks like a class name. */
const classNamePattern = /^[A-Za-z_$][\w$]{0,63}$/
/** Times at which each fault occurred, reported or not, in milliseconds of `performance.now()`. */
const reportTimes = new Map<string, number[]>()

/** Reports a fault of an area to the console and the API: build, step, and outcome for the user. No personal data. */
export function reportFault(fault: Fault, error?: unknown): void {
  const { area, build, phase, outcome } = fault
  // oxlint-disable-next-line no-console -- the console shows developers the error itself
  console.warn(`${area}@${build} ${phase} ${outcome}`, error)
  if (isRateLimited(`${area}@${build} ${phase}`)) return
  const body = JSON.stringify({
    ...fault,
    ...(error instanceof Error && classNamePattern.test(error.name) && { error: error.name }),
  })
  void fetch('/api/telemetry', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
}

function isRateLimited(faultKey: string): boolean {
  const nowMs = performance.now()
  const recentTimes = (reportTimes.get(faultKey) ?? []).filter((timeMs) => nowMs - timeMs < minuteMs)
  reportTimes.set(faultKey, [...recentTimes, nowMs])
  return recentTimes.length >= maxReportsPerMinute
}
