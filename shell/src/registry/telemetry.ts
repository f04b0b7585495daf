/** How far the area had come. */
export type Phase = 'registry' | 'entry' | 'contract' | 'platform' | 'init' | 'load' | 'render' | 'chunk' | 'tour'

/** What `POST /api/telemetry` takes (`shared/contracts/telemetry.ts`). */
interface Fault {
  area: string
  build: string
  phase: Phase
  /** The build before took over, its card stands there, the same build works after all, or its crash was shown. */
  outcome: 'previous' | 'away' | 'recovered' | 'shown'
}

const perMinute = 3
/** A name may have been written over with anything. */
const isClassName = /^[A-Za-z_$][\w$]{0,63}$/
const sent = new Map<string, number[]>()

/** The one way faults of areas leave the page: which build, when, and what the user got. Nothing of a person. */
export function report(fault: Fault, error?: unknown): void {
  const { area, build, phase, outcome } = fault
  // oxlint-disable-next-line no-console -- for whoever has it open, the error itself
  console.warn(`${area}@${build} ${phase} ${outcome}`, error)
  if (isTooOften(`${area}@${build} ${phase}`)) return
  const body = JSON.stringify({
    ...fault,
    ...(error instanceof Error && isClassName.test(error.name) && { error: error.name }),
  })
  void fetch('/api/telemetry', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
}

function isTooOften(kind: string): boolean {
  const now = performance.now()
  const recent = (sent.get(kind) ?? []).filter((at) => now - at < 60_000)
  sent.set(kind, [...recent, now])
  return recent.length >= perMinute
}
