import type { AreaPath } from '../federation.ts'
import { bestMatch } from '../paths.ts'

const exampleId = '00000000-0000-4000-8000-000000000000'

/**
 * Returns the addresses to test for a path: for `/pros/patient/:id?`, `/pros/patient` and `/pros/patient/00000000-…`.
 */
export function exampleAddressesOf(pattern: string): string[] {
  const filledAddress = pattern.replaceAll(/:\w+\??/g, exampleId).replaceAll(/\/\*$/g, '/some/where')
  const patternWithoutOptional = pattern.replaceAll(/\/:\w+\?/g, '')
  return patternWithoutOptional === pattern
    ? [filledAddress]
    : [patternWithoutOptional.replaceAll(/:\w+/g, exampleId), filledAddress]
}

/** An address that no area defines. An area that renders at this address would render at any address. */
export const unownedAddress = '/nobody/is/at/home/here'

/** Returns addresses that the area's paths do not match: near its paths, and of pages missing from its descriptor. */
export function addressesOutside(paths: readonly AreaPath[], routedPaths: readonly string[]): string[] {
  const ownAddresses = paths.flatMap(({ path }) => exampleAddressesOf(path))
  const nearbyAddresses = ownAddresses.flatMap((address) => [
    `${address.replace(/\/$/, '')}/elsewhere`,
    parentOf(address),
  ])
  const candidates = [unownedAddress, '/', ...nearbyAddresses, ...routedPaths.flatMap(exampleAddressesOf)]
  return [...new Set(candidates)].filter((address) => bestMatch(paths, address) === undefined)
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/')) || '/'
