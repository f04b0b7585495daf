import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRegistry } from 'shared/federation/guards'
import { pageFileOf, prefixServing, staticPaths } from './staticPaths.ts'

interface FoundPage {
  file: string
  status: 200 | 404
}

/**
 * Returns a function that finds the page for a path: the page of the area that owns the path, which preloads the area's
 * code, the shell's page for the shell's paths, or the 404 page. Matches prefixes, as nginx does.
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
    // Before the first release there is no registry: the shell's page is served at every path.
    if (!pages) return { file: join(distDir, 'index.html'), status: 200 }
    const prefix = prefixServing(pages, pathname)
    if (prefix === undefined) return { file: join(distDir, '404.html'), status: 404 }
    return { file: join(distDir, pageFileOf(prefix)), status: 200 }
  }
}
