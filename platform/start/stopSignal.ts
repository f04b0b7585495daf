const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Time within which a second signal is a duplicate of the first: the terminal and the launcher may both deliver the
 * same Ctrl-C.
 */
const duplicateSignalMs = 500

/** Resolves at the first of `signals`, for instance Ctrl-C. A second signal ends the process immediately. */
export function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstSignalAtMs = 0
    for (const signal of signals)
      process.on(signal, () => {
        if (firstSignalAtMs === 0) firstSignalAtMs = Date.now()
        else if (Date.now() - firstSignalAtMs > duplicateSignalMs) process.exit(130)
        resolve()
      })
  })
}
