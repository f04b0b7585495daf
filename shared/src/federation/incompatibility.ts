import { satisfy } from '@module-federation/runtime'
import { CONTRACT } from './federation.ts'
import type { AreaDescriptor } from './federation.ts'

/**
 * The reason a platform that provides these versions cannot run the area, as an English sentence; undefined if it can.
 */
export function incompatibilityOf(
  descriptor: AreaDescriptor,
  provides: Readonly<Record<string, string>>,
): string | undefined {
  const { contract }: { contract: number } = descriptor
  if (contract !== CONTRACT) return `${descriptor.name} implements contract ${contract}, the shell supports ${CONTRACT}`
  const unmet = Object.entries(descriptor.requires).find(([name, range]) => !satisfy(provides[name] ?? '', range))
  if (!unmet) return undefined
  const [name, range] = unmet
  return `${descriptor.name} needs ${name} ${range}, the shell has ${provides[name] ?? 'none'}`
}
