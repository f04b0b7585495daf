import { setTimeout as pause } from 'node:timers/promises'

const retryDelayMs = 2_000

/** Runs `action` until it succeeds or the signal is aborted, with two seconds between attempts. Never rejects. */
export async function retryUntilStopped(
  action: () => Promise<unknown>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await action()
      return
    } catch (error) {
      onError(error)
      await pause(retryDelayMs, undefined, { signal }).catch(() => {})
    }
  }
}
