import type { AreaDescriptor, AreaModule } from '../federation.ts'
import { addressesOf } from './addresses.ts'
import { visitorsOf } from './renderingProblems.ts'
import { visit } from './visit.tsx'
import { watchPage } from './watch/watchPage.ts'

/** The time that libraries take for clean-up postponed by a timer. */
const settleMs = 60

/**
 * The resources an area leaks each time it is started, visited and disposed of. A resource that appears only once is
 * ignored: the platform creates some things on first use, and keeps them.
 */
export async function leftoverProblems(
  module: AreaModule,
  { paths }: AreaDescriptor,
  timeoutMs = 3_000,
): Promise<string[]> {
  const watch = watchPage()
  const round = async () => {
    for (const path of paths) {
      for (const address of addressesOf(path.path))
        await visit(module, address, { grant: visitorsOf(path)[0], timeoutMs })
    }
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    return watch.held()
  }
  try {
    const once = counted(await round())
    const twice = counted(await round())
    return [...twice].filter(([what, times]) => times > (once.get(what) ?? 0)).map(([what]) => `leaves ${what}`)
  } finally {
    watch.stop()
  }
}

const counted = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}
