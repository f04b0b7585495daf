import { setTimeout as pause } from 'node:timers/promises'

export interface Liveness {
  intervalMs: number
  timeoutMs: number
  /** Consecutive checks without a response after which the process counts as hanging. */
  maxFailures: number
}

export const defaultLiveness: Liveness = { intervalMs: 5_000, timeoutMs: 5_000, maxFailures: 4 }

/**
 * Requests `url` every `intervalMs` until `isOver` returns true. After `maxFailures` consecutive requests without a
 * response, calls `onUnresponsive` once and ends. Any status counts as a response: a busy process is alive.
 */
export async function watchLiveness(
  url: string,
  { intervalMs, timeoutMs, maxFailures }: Liveness,
  { isOver, onUnresponsive }: { isOver: () => boolean; onUnresponsive: () => void },
): Promise<void> {
  let failures = 0
  while (!isOver()) {
    await pause(intervalMs, undefined, { ref: false })
    const hasResponded = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    )
    failures = hasResponded ? 0 : failures + 1
    if (failures < maxFailures || isOver()) continue
    onUnresponsive()
    return
  }
}
