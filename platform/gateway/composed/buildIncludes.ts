import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const includeDirective = /<!--#include virtual="(\/pages\/[\w.-]+\.html)" -->/g

/**
 * Returns a function that replaces the SSI include directives of a composed page by the fragments of the build in
 * `pages`, such as links to its scripts and styles, as nginx does. It resolves with undefined if a fragment is missing.
 */
export function createBuildIncludes(distDir: string): (html: string) => Promise<string | undefined> {
  const cachedFiles = new Map<string, { mtimeMs: number; content: string }>()

  const readCached = async (name: string): Promise<string | undefined> => {
    const path = join(distDir, name)
    try {
      const { mtimeMs } = await stat(path)
      const cachedFile = cachedFiles.get(name)
      if (cachedFile?.mtimeMs === mtimeMs) return cachedFile.content
      const content = await readFile(path, 'utf8')
      cachedFiles.set(name, { mtimeMs, content })
      return content
    } catch {
      return undefined
    }
  }

  return async (html) => {
    const names = [...new Set([...html.matchAll(includeDirective)].map(([, name = '']) => name))]
    const contents = new Map<string, string>()
    for (const name of names) {
      const content = await readCached(name)
      if (content === undefined) return undefined
      contents.set(name, content)
    }
    return html.replaceAll(includeDirective, (_directive, name: string) => contents.get(name) ?? '')
  }
}
