import type { AreaDescriptor, AreaModule, AreaPath } from '../federation.ts'
import { exampleAddressesOf, unownedAddress } from './exampleAddresses.ts'
import { describeGrant, grantsOf } from './grants.ts'
import type { Grant } from './grants.ts'
import { visit } from './visit.tsx'
import type { Visit } from './visit.tsx'

/** The time-out of a page: long enough for loading the area's code on a busy machine. */
const pageTimeoutMs = 10_000
/** The time-out of a path without a route, where the area renders nothing from the start. */
const blankTimeoutMs = 30

/**
 * Visits a path of the descriptor as each kind of visitor that may open it, and returns the first problem: no route, an
 * error, or endless loading.
 */
export async function renderingProblem(
  module: AreaModule,
  path: AreaPath,
  timeoutMs = pageTimeoutMs,
): Promise<string | undefined> {
  const { html: htmlWithoutRoute } = await visit(module, unownedAddress, {
    grant: grantsOf(path)[0],
    timeoutMs: blankTimeoutMs,
  })
  for (const address of exampleAddressesOf(path.path)) {
    for (const grant of visitorGrantsOf(path)) {
      const result = await visit(module, address, { grant, timeoutMs })
      const problem = problemOf(result, address, htmlWithoutRoute)
      if (problem) return `${path.path}: ${problem} (${grant ? describeGrant(grant) : 'signed out'})`
    }
  }
  return undefined
}

/** Returns the grants of a path's visitors, undefined for a signed-out one; public pages are visited signed out and in. */
export const visitorGrantsOf = (path: AreaPath): (Grant | undefined)[] =>
  path.audience === 'public' ? [undefined, grantsOf(path)[0]] : grantsOf(path)

function problemOf(
  { html, failure, address, isLoading }: Visit,
  requestedAddress: string,
  htmlWithoutRoute: string,
): string | undefined {
  if (failure !== undefined)
    return `throws ${failure instanceof Error ? `${failure.name}: ${failure.message}` : JSON.stringify(failure)}`
  if (address !== requestedAddress) return undefined
  if (html === htmlWithoutRoute) return `no page is defined for ${requestedAddress}`
  return isLoading ? `still loading at ${requestedAddress} after the time-out` : undefined
}

/** Reports addresses outside the area's descriptor at which its module nevertheless renders, throws or redirects. */
export async function foreignAddressProblems(
  module: AreaModule,
  addresses: readonly string[],
  grant: Grant,
): Promise<string[]> {
  const problems: string[] = []
  for (const address of addresses) {
    const {
      html,
      address: addressAfterVisit,
      failure,
    } = await visit(module, address, { grant, timeoutMs: blankTimeoutMs })
    if (html !== '' || failure !== undefined)
      problems.push(`renders at ${address}, which matches no path of its descriptor`)
    else if (addressAfterVisit !== address)
      problems.push(`redirects from ${address}, which matches no path of its descriptor, to ${addressAfterVisit}`)
  }
  return problems
}

/** Reports the anchors of the tour that are on no page of the area. */
export async function anchorProblems(
  module: AreaModule,
  { paths, tour }: AreaDescriptor,
  timeoutMs = pageTimeoutMs,
): Promise<string[]> {
  const missingAnchors = new Set(tour.map(({ anchor }) => anchor).filter((anchor) => !anchor.startsWith('menu.')))
  for (const path of paths) {
    for (const address of exampleAddressesOf(path.path)) {
      if (missingAnchors.size === 0) return []
      const { anchors } = await visit(module, address, { grant: visitorGrantsOf(path)[0], timeoutMs })
      for (const anchor of anchors) missingAnchors.delete(anchor)
    }
  }
  return [...missingAnchors].map(
    (anchor) => `The tour targets ${anchor}, but no page of this area has data-tour="${anchor}"`,
  )
}
