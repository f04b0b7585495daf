/** Time after which the browser runs an idle callback even if it is busy. */
const maxIdleWaitMs = 2_000
/** Delay in browsers without idle callbacks. */
const delayWithoutIdleMs = 200

/**
 * Runs `callback` when the browser is idle, or after a delay in browsers without idle callbacks. Returns a function
 * that cancels it.
 */
export function runWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, delayWithoutIdleMs)
  return () => clearTimeout(timer)
}
