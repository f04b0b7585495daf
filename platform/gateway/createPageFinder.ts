import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from 'shared/federation'
import { isRegistry } from 'shared/federation/guards'
import { bestMatch } from 'shared/federation/paths'

/** Returns the file of the page for a path: that of the area that owns the path, which preloads its code, otherwise the shell's. */
export function createPageFinder(distDir: string): (pathname: string) => Promise<string> {
  let cached: { at: number; registry: Registry | undefined } = { at: -1, registry: undefined }

  const registry = async (): Promise<Registry | undefined> => {
    const path = join(distDir, 'registry.json')
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs === cached.at) return cached.registry
      const content: unknown = JSON.parse(await readFile(path, 'utf8'))
      cached = { at: mtimeMs, registry: isRegistry(content) ? content : undefined }
    } catch {
      cached = { at: -1, registry: undefined }
    }
    return cached.registry
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
