import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRegistry } from 'shared/federation/guards'
import { pageFileOf, prefixServing, staticPaths } from './staticPaths.ts'

interface FoundPage {
  file: string
  status: 200 | 404
}

/**
 * Returns the page for a path: the owning area's, which preloads its code, the shell's for its own paths, and the 404
 * page for unknown ones. Matches prefixes, as nginx does.
 */
export function createPageFinder(distDir: string): (pathname: string) => Promise<FoundPage> {
  let cached: { at: number; pages: Map<string, string | undefined> | undefined } = { at: -1, pages: undefined }

  const pagesAtPrefixes = async (): Promise<Map<string, string | undefined> | undefined> => {
    const path = join(distDir, 'registry.json')
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs === cached.at) return cached.pages
      const content: unknown = JSON.parse(await readFile(path, 'utf8'))
      cached = { at: mtimeMs, pages: isRegistry(content) ? staticPaths(content) : undefined }
    } catch {
      cached = { at: -1, pages: undefined }
    }
    return cached.pages
  }

  return async (pathname) => {
    const pages = await pagesAtPrefixes()
    // A site without a registry is not composed yet: the shell's page is served at every address.
    if (!pages) return { file: join(distDir, 'index.html'), status: 200 }
    const prefix = prefixServing(pages, pathname)
    if (prefix === undefined) return { file: join(distDir, '404.html'), status: 404 }
    return { file: join(distDir, pageFileOf(prefix)), status: 200 }
  }
}
