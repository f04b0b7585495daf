import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const directive = /<!--#include virtual="(\/pages\/[\w.-]+\.html)" -->/g

/**
 * Returns a function that includes files of the built front in a composed page, as nginx does by SSI; undefined when
 * one is missing.
 */
export function partsOf(distDir: string): (text: string) => Promise<string | undefined> {
  const kept = new Map<string, { at: number; content: string }>()

  const read = async (name: string): Promise<string | undefined> => {
    const path = join(distDir, name)
    try {
      const { mtimeMs } = await stat(path)
      const known = kept.get(name)
      if (known?.at === mtimeMs) return known.content
      const content = await readFile(path, 'utf8')
      kept.set(name, { at: mtimeMs, content })
      return content
    } catch {
      return undefined
    }
  }

  return async (text) => {
    const names = [...new Set([...text.matchAll(directive)].map(([, name = '']) => name))]
    const contents = new Map<string, string>()
    for (const name of names) {
      const content = await read(name)
      if (content === undefined) return undefined
      contents.set(name, content)
    }
    return text.replaceAll(directive, (_whole, name: string) => contents.get(name) ?? '')
  }
}
