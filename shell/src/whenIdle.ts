/** By then the first screen has its data. */
const delayMs = 4_000
/** While a page scrolls or is animated, an idle callback gets what is left of a frame of 16 ms; else up to 50 ms. */
const stillMs = 20
const retryMs = 250

/** Resolves while nothing moves on the page: evaluating an area takes longer than a frame lasts. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const check = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() > stillMs) resolve()
      else setTimeout(() => requestIdleCallback(check), retryMs)
    }
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(check)
    else resolve()
  })
}

/** Runs a task once the first screen is there and nothing moves on the page. */
export function whenIdle(run: () => void | Promise<void>): void {
  setTimeout(() => void untilIdle().then(run), delayMs)
}
