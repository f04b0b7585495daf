import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** An editor writes a file in several steps: changes this close together are one. */
const debounceMs = 150

/** Calls `act` each time the sources of a package have changed. */
export function watchSources(name: string, act: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, name, 'src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(act, debounceMs)
  })
}

/** Names that come while `act` runs are handled together in its next run; a failure is logged, and the next change tries again. */
export function oneAtATime(act: (names: string[]) => Promise<void>): (names: string[]) => void {
  const waiting = new Set<string>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.size > 0) {
      const names = [...waiting]
      waiting.clear()
      await act(names).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }
    isRunning = false
  }
  return (names) => {
    for (const name of names) waiting.add(name)
    if (!isRunning) void run()
  }
}
