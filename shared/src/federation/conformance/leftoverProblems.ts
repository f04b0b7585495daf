import type { AreaDescriptor, AreaModule } from '../federation.ts'
import { addressesOf } from './addresses.ts'
import { visitorsOf } from './drawingProblems.ts'
import { visit } from './visit.tsx'
import { watchPage } from './watch/watchPage.ts'

/** Libraries put what they have to finish off for a moment. */
const settling = 60

/**
 * What grows each time the area is started, visited and let go. Once is not counted: the platform's own things, made when
 * they are first needed, stay with the page.
 */
export async function leftoverProblems(
  module: AreaModule,
  { paths }: AreaDescriptor,
  patience = 3_000,
): Promise<string[]> {
  const watch = watchPage()
  const round = async () => {
    for (const path of paths) {
      for (const address of addressesOf(path.path))
        await visit(module, address, { grant: visitorsOf(path)[0], patience })
    }
    await new Promise((resolve) => setTimeout(resolve, settling))
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
