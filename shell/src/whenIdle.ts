/** By then the first screen has its data. */
const delayMs = 4_000
const idleTimeoutMs = 10_000

/** Runs a task once the first screen is there and the browser is idle. */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleTimeoutMs })
    else run()
  }, delayMs)
}
