import { readdirSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AreaDescriptor, AreaName } from 'shared/federation'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const isArea = (name: string): name is AreaName => name.startsWith('mf-')

export const areaNames = (): AreaName[] =>
  readdirSync(root)
    .filter(isArea)
    .filter((name) => existsSync(join(root, name, 'src/descriptor.ts')))
    .toSorted()

/** Returns the public folder of an area: `mf-agenda` is served under `/mf/agenda/`. */
export const folderOf = (area: AreaName): string => area.slice('mf-'.length)

export async function descriptorOf(area: AreaName): Promise<AreaDescriptor> {
  const module: { default: AreaDescriptor } = await import(join(root, area, 'src/descriptor.ts'))
  return module.default
}
