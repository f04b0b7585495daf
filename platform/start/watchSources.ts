import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** An editor writes a file in several steps: changes within this time count as one. */
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
 * Names that arrive while `run` is active are handled together in the next run; a failure is
 * logged, and the next change retries.
 */
export function oneAtATime(onChange: (names: string[]) => Promise<void>): (names: string[]) => void {
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
