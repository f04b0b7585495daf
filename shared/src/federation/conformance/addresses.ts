import type { AreaPath } from '../federation.ts'
import { bestMatch } from '../paths.ts'

const anId = '00000000-0000-4000-8000-000000000000'

/** `/pros/patient/:id?` is found at `/pros/patient` and at `/pros/patient/00000000-…`. */
export function addressesOf(pattern: string): string[] {
  const filled = pattern.replaceAll(/:\w+\??/g, anId).replaceAll(/\/\*$/g, '/some/where')
  const short = pattern.replaceAll(/\/:\w+\?/g, '')
  return short === pattern ? [filled] : [short.replaceAll(/:\w+/g, anId), filled]
}

/** At home nowhere: what an area draws here, it draws whatever the address. */
export const nowhere = '/nobody/is/at/home/here'

/** Addresses beside its own, where another area may live one day. */
export function addressesBeside(paths: readonly AreaPath[], routed: readonly string[]): string[] {
  const own = paths.flatMap(({ path }) => addressesOf(path))
  const around = own.flatMap((address) => [`${address.replace(/\/$/, '')}/elsewhere`, parentOf(address)])
  const candidates = [nowhere, '/', ...around, ...routed.flatMap(addressesOf)]
  return [...new Set(candidates)].filter((address) => bestMatch(paths, address) === undefined)
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/')) || '/'
