import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { hasCode } from './hasCode.ts'

type Link = { source: string; target: string }

/**
 * npm packages hold no symbolic links: the package lists those its libraries need and creates them in an install
 * script. Install scripts may be disabled, so they are created here.
 */
export function makeLibraryLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
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
