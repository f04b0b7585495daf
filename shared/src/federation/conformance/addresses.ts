import type { AreaPath } from '../federation.ts'
import { bestMatch } from '../paths.ts'

const anId = '00000000-0000-4000-8000-000000000000'

/** Returns the addresses to test for a path: for `/pros/patient/:id?`, `/pros/patient` and `/pros/patient/00000000-…`. */
export function addressesOf(pattern: string): string[] {
  const filledAddress = pattern.replaceAll(/:\w+\??/g, anId).replaceAll(/\/\*$/g, '/some/where')
  const patternWithoutOptional = pattern.replaceAll(/\/:\w+\?/g, '')
  return patternWithoutOptional === pattern
    ? [filledAddress]
    : [patternWithoutOptional.replaceAll(/:\w+/g, anId), filledAddress]
}

/** A path that no area defines: an area that renders here would render anywhere. */
export const unownedPath = '/nobody/is/at/home/here'

/** Returns addresses that the area's paths do not match: near its paths, and of pages missing from its descriptor. */
export function addressesBeside(paths: readonly AreaPath[], routedPaths: readonly string[]): string[] {
  const ownAddresses = paths.flatMap(({ path }) => addressesOf(path))
  const neighbours = ownAddresses.flatMap((address) => [`${address.replace(/\/$/, '')}/elsewhere`, parentOf(address)])
  const candidates = [unownedPath, '/', ...neighbours, ...routedPaths.flatMap(addressesOf)]
  return [...new Set(candidates)].filter((address) => bestMatch(paths, address) === undefined)
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/')) || '/'
