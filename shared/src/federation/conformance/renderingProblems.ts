import type { AreaDescriptor, AreaModule, AreaPath } from '../federation.ts'
import { addressesOf, unownedPath } from './addresses.ts'
import { grantInWords, grantsOf } from './grants.ts'
import type { Grant } from './grants.ts'
import { visit } from './visit.tsx'
import type { Visit } from './visit.tsx'

/** The time-out of a page: the first one loads its code, possibly on a busy machine. */
const pageTimeoutMs = 10_000
/** The time-out for a path without a route, which renders nothing from the start. */
const blankTimeoutMs = 30

/**
 * The first problem at a path of the descriptor, for each kind of member that may open it: no route, an error, endless
 * loading.
 */
export async function renderingProblem(
  module: AreaModule,
  path: AreaPath,
  timeoutMs = pageTimeoutMs,
): Promise<string | undefined> {
  const { html: anywhere } = await visit(module, unownedPath, { grant: grantsOf(path)[0], timeoutMs: blankTimeoutMs })
  for (const address of addressesOf(path.path)) {
    for (const grant of visitorsOf(path)) {
      const seen = await visit(module, address, { grant, timeoutMs })
      const problem = problemOf(seen, address, anywhere)
      if (problem) return `${path.path}: ${problem} (${grant ? grantInWords(grant) : 'nobody signed in'})`
    }
  }
  return undefined
}

/** A public page is visited both signed out and signed in. */
export const visitorsOf = (path: AreaPath): (Grant | undefined)[] =>
  path.audience === 'public' ? [undefined, grantsOf(path)[0]] : grantsOf(path)

function problemOf(
  { html, failure, address, waiting }: Visit,
  requested: string,
  anywhere: string,
): string | undefined {
  if (failure !== undefined)
    return `throws ${failure instanceof Error ? `${failure.name}: ${failure.message}` : JSON.stringify(failure)}`
  if (address !== requested) return undefined
  if (html === anywhere) return `no page is defined for ${requested}`
  return waiting ? `still loading at ${requested} after the time-out` : undefined
}

/** The addresses outside the descriptor of the area where its module nevertheless renders, throws or redirects. */
export async function trespasses(module: AreaModule, addresses: readonly string[], grant: Grant): Promise<string[]> {
  const problems: string[] = []
  for (const address of addresses) {
    const { html, address: navigatedTo, failure } = await visit(module, address, { grant, timeoutMs: blankTimeoutMs })
    if (html !== '' || failure !== undefined)
      problems.push(`renders at ${address}, which matches no path of its descriptor`)
    else if (navigatedTo !== address)
      problems.push(`redirects from ${address}, which matches no path of its descriptor, to ${navigatedTo}`)
  }
  return problems
}

/** Tour steps whose anchor is not on any page of the area. */
export async function anchorProblems(
  module: AreaModule,
  { paths, tour }: AreaDescriptor,
  timeoutMs = pageTimeoutMs,
): Promise<string[]> {
  const missing = new Set(tour.map(({ anchor }) => anchor).filter((anchor) => !anchor.startsWith('menu.')))
  for (const path of paths) {
    for (const address of addressesOf(path.path)) {
      if (missing.size === 0) return []
      const { anchors } = await visit(module, address, { grant: visitorsOf(path)[0], timeoutMs })
      for (const anchor of anchors) missing.delete(anchor)
    }
  }
  return [...missing].map((anchor) => `The tour targets ${anchor}, but no page of this area has data-tour="${anchor}"`)
}
