import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from 'shared/federation'
import { isRegistry } from 'shared/federation/guards'
import { bestMatch } from 'shared/federation/paths'

/** Which page to answer an address with: the owning area's, which fetches its code at once, else the shell's. */
export function pagesOf(distDir: string): (pathname: string) => Promise<string> {
  let known: { at: number; registry: Registry | undefined } = { at: -1, registry: undefined }

  const registry = async (): Promise<Registry | undefined> => {
    const path = join(distDir, 'registry.json')
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs === known.at) return known.registry
      const content: unknown = JSON.parse(await readFile(path, 'utf8'))
      known = { at: mtimeMs, registry: isRegistry(content) ? content : undefined }
    } catch {
      known = { at: -1, registry: undefined }
    }
    return known.registry
  }

  return async (pathname) => {
    const areas = Object.entries((await registry())?.areas ?? {})
    const paths = areas.flatMap(([name, { current, builds }]) =>
      (builds[current]?.descriptor.paths ?? []).map(({ path }) => ({ path, name })),
    )
    const owner = bestMatch(paths, pathname)
    return owner ? join(distDir, 'pages', `${owner.name}.html`) : join(distDir, 'index.html')
  }
}
