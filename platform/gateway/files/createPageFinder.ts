import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRegistry } from 'shared/federation/guards'
import { pageFileOf, longestMatchingPrefix, staticPaths } from './staticPaths.ts'

interface FoundPage {
  file: string
  status: 200 | 404
}

/**
 * Returns a function that finds the page for a path: the page of the area that owns the path (it preloads the area's
 * code), the shell's page for the shell's paths, or the 404 page. Matches prefixes, as nginx does.
 */
export function createPageFinder(distDir: string): (pathname: string) => Promise<FoundPage> {
  let cachedPages: { mtimeMs: number; pages: Map<string, string | undefined> | undefined } = {
    mtimeMs: -1,
    pages: undefined,
  }

  const readPagesByPrefix = async (): Promise<Map<string, string | undefined> | undefined> => {
    const path = join(distDir, 'registry.json')
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs === cachedPages.mtimeMs) return cachedPages.pages
      const content: unknown = JSON.parse(await readFile(path, 'utf8'))
      cachedPages = { mtimeMs, pages: isRegistry(content) ? staticPaths(content) : undefined }
    } catch {
      cachedPages = { mtimeMs: -1, pages: undefined }
    }
    return cachedPages.pages
  }

  return async (pathname) => {
    const pages = await readPagesByPrefix()
    // Serves the shell's page at every path before the first release, when there is no registry.
    if (!pages) return { file: join(distDir, 'index.html'), status: 200 }
    const prefix = longestMatchingPrefix(pages, pathname)
    if (prefix === undefined) return { file: join(distDir, '404.html'), status: 404 }
    return { file: join(distDir, pageFileOf(prefix)), status: 200 }
  }
}
