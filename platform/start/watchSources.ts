import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Changes within this time count as one change, because an editor writes a file in several steps. */
const debounceMs = 150

/** Calls `onChange` each time the sources of a package have changed. */
export function watchSources(name: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, name, 'src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, debounceMs)
  })
}

/**
 * Returns a function that calls `onChange` with the names of changed packages, never concurrently: names that arrive
 * during a call are passed together to the next call. A failure is logged, and the next change tries again.
 */
export function runOneAtATime(onChange: (names: string[]) => Promise<void>): (names: string[]) => void {
  const pendingNames = new Set<string>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (pendingNames.size > 0) {
      const names = [...pendingNames]
      pendingNames.clear()
      await onChange(names).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }
    isRunning = false
  }
  return (names) => {
    for (const name of names) pendingNames.add(name)
    if (!isRunning) void run()
  }
}
