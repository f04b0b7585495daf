/** Delay after which the first screen is expected to have its data. */
const firstScreenDelayMs = 4_000
/** While a page scrolls or is animated, an idle callback gets the rest of a 16 ms frame, otherwise up to 50 ms. */
const minRemainingMs = 20
const retryMs = 250

/**
 * Resolves once the page neither scrolls nor animates: evaluating an area's code takes longer than a frame, and would
 * make the animation stutter.
 */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const check = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() > minRemainingMs) resolve()
      else setTimeout(() => requestIdleCallback(check), retryMs)
    }
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(check)
    else resolve()
  })
}

/** Runs a task once the first screen is shown and the page neither scrolls nor animates. */
export function whenIdle(run: () => void | Promise<void>): void {
  setTimeout(() => void untilIdle().then(run), firstScreenDelayMs)
}
