import { satisfy } from '@module-federation/runtime'
import { CONTRACT } from './federation.ts'
import type { AreaDescriptor } from './federation.ts'

/**
 * Returns, as an English sentence, the first reason why a shell that provides these versions cannot run the area;
 * undefined if it can.
 */
export function incompatibilityOf(
  descriptor: AreaDescriptor,
  providedVersions: Readonly<Record<string, string>>,
): string | undefined {
  const { contract }: { contract: number } = descriptor
  if (contract !== CONTRACT) return `${descriptor.name} implements contract ${contract}, the shell supports ${CONTRACT}`
  const unmetRequirement = Object.entries(descriptor.requires).find(
    ([name, range]) => !satisfy(providedVersions[name] ?? '', range),
  )
  if (!unmetRequirement) return undefined
  const [name, range] = unmetRequirement
  return `${descriptor.name} needs ${name} ${range}, the shell has ${providedVersions[name] ?? 'none'}`
}
