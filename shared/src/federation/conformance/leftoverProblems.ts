import type { AreaDescriptor, AreaModule } from '../federation.ts'
import { exampleAddressesOf } from './exampleAddresses.ts'
import { visitorGrantsOf } from './renderingProblems.ts'
import { visit } from './visit.tsx'
import { watchPage } from './watch/watchPage.ts'

/** The wait for resources that libraries release only after a timer. */
const settleMs = 60

/**
 * Returns a message for each resource that an area leaks whenever it is started, visited and disposed of. All pages are
 * visited twice: a resource that only the first round creates is not reported, because libraries create some on first
 * use and keep them.
 */
export async function leftoverProblems(
  module: AreaModule,
  { paths }: AreaDescriptor,
  timeoutMs = 3_000,
): Promise<string[]> {
  const watch = watchPage()
  const visitAllPages = async () => {
    for (const path of paths) {
      // One kind of visitor per page; `renderingProblem` visits the page as all of them.
      const [grant] = visitorGrantsOf(path)
      for (const address of exampleAddressesOf(path.path)) await visit(module, address, { grant, timeoutMs })
    }
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    return watch.unreleased()
  }
  try {
    const countsAfterFirstRound = countOccurrences(await visitAllPages())
    const countsAfterSecondRound = countOccurrences(await visitAllPages())
    return [...countsAfterSecondRound]
      .filter(([leftover, count]) => count > (countsAfterFirstRound.get(leftover) ?? 0))
      .map(([leftover]) => `leaves ${leftover}`)
  } finally {
    watch.stop()
  }
}

const countOccurrences = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
