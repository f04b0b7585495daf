import type { AreaPath } from '../federation.ts'
import { bestMatch } from '../paths.ts'

const anId = '00000000-0000-4000-8000-000000000000'

/** The addresses to test for a pattern: `/pros/patient/:id?` gives `/pros/patient` and `/pros/patient/00000000-…`. */
export function addressesOf(pattern: string): string[] {
  const filled = pattern.replaceAll(/:\w+\??/g, anId).replaceAll(/\/\*$/g, '/some/where')
  const short = pattern.replaceAll(/\/:\w+\?/g, '')
  return short === pattern ? [filled] : [short.replaceAll(/:\w+/g, anId), filled]
}

/** A path of no area: an area that renders here renders at any path. */
export const unownedPath = '/nobody/is/at/home/here'

/** Paths next to the area's own, which may belong to another area one day. */
export function addressesBeside(paths: readonly AreaPath[], routed: readonly string[]): string[] {
  const own = paths.flatMap(({ path }) => addressesOf(path))
  const around = own.flatMap((address) => [`${address.replace(/\/$/, '')}/elsewhere`, parentOf(address)])
  const candidates = [unownedPath, '/', ...around, ...routed.flatMap(addressesOf)]
  return [...new Set(candidates)].filter((address) => bestMatch(paths, address) === undefined)
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/')) || '/'
