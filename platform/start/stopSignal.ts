const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * The terminal and the launcher may both deliver the same Ctrl-C: a signal counts as the second one
 * only after this time.
 */
const duplicateSignalMs = 500

/** Resolves at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt = 0
    for (const signal of signals)
      process.on(signal, () => {
        if (firstAt === 0) firstAt = Date.now()
        else if (Date.now() - firstAt > duplicateSignalMs) process.exit(130)
        resolve()
      })
  })
}
