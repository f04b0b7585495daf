const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal and the launcher may both pass the same Ctrl-C on: only one that comes later is a second one. */
const echo = 500

/** Settles at the first Ctrl-C or termination; whoever insists afterwards ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    for (const signal of signals)
      process.on(signal, () => {
        if (first === 0) first = Date.now()
        else if (Date.now() - first > echo) process.exit(130)
        resolve()
      })
  })
}
