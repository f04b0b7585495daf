import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** An editor writes a file in several strokes. */
const calm = 150

/** Acts each time the sources of a package changed. */
export function follow(name: string, act: () => void): void {
  let soon: NodeJS.Timeout | undefined
  watch(join(root, name, 'src'), { recursive: true }, () => {
    clearTimeout(soon)
    soon = setTimeout(act, calm)
  })
}

/** What is asked for while it works is done next, all together; a failure is told and the next change tries again. */
export function oneAtATime(act: (names: string[]) => Promise<void>): (names: string[]) => void {
  const waiting = new Set<string>()
  let atWork = false
  const work = async () => {
    atWork = true
    while (waiting.size > 0) {
      const names = [...waiting]
      waiting.clear()
      await act(names).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }
    atWork = false
  }
  return (names) => {
    for (const name of names) waiting.add(name)
    if (!atWork) void work()
  }
}
