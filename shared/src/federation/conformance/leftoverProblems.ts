import type { AreaDescriptor, AreaModule } from '../federation.ts'
import { addressesOf } from './addresses.ts'
import { visitorsOf } from './renderingProblems.ts'
import { visit } from './visit.tsx'
import { watchPage } from './watch/watchPage.ts'

/** The wait for clean-up that libraries postpone by a timer. */
const settleMs = 60

/**
 * Returns the resources that an area leaks each time it is started, visited and disposed of. Resources of the first
 * round only are ignored, because the platform creates some on first use and keeps them.
 */
export async function leftoverProblems(
  module: AreaModule,
  { paths }: AreaDescriptor,
  timeoutMs = 3_000,
): Promise<string[]> {
  const watch = watchPage()
  const visitAllPages = async () => {
    for (const path of paths) {
      for (const address of addressesOf(path.path))
        await visit(module, address, { grant: visitorsOf(path)[0], timeoutMs })
    }
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    return watch.unreleased()
  }
  try {
    const countsAfterFirstRound = countLines(await visitAllPages())
    const countsAfterSecondRound = countLines(await visitAllPages())
    return [...countsAfterSecondRound]
      .filter(([leftover, count]) => count > (countsAfterFirstRound.get(leftover) ?? 0))
      .map(([leftover]) => `leaves ${leftover}`)
  } finally {
    watch.stop()
  }
}

const countLines = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}
