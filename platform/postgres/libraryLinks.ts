import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { hasCode } from './hasCode.ts'

interface Link {
  source: string
  target: string
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  'target' in value &&
  typeof value.source === 'string' &&
  typeof value.target === 'string'

/**
 * Creates the symbolic links that the package's libraries need. npm packages cannot contain links: the package lists
 * them, and creates them in an install script, which may be disabled.
 */
export function makeLibraryLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(links) || !links.every(isLink)) throw new Error(`${list} has another structure than expected`)
  for (const { source, target } of links) makeLink(join(home, source), join(home, target))
}

function makeLink(source: string, target: string): void {
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
