import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Binaries } from './binaries.ts'

/**
 * How PostgreSQL runs: a prefix of its command, the account of its process, the owner of its files, and its binaries.
 */
export type Identity = { prefix: string[]; account?: { uid: number; gid: number }; owner?: number; binaries: Binaries }

const nobody = 65534

/**
 * Returns how to run PostgreSQL, which refuses to run as root. For root, a user namespace maps root to `nobody`;
 * without namespaces, `nobody` runs a copy of the binaries that it can read.
 */
export function identityFor(binaries: Binaries): Identity {
  if (process.getuid?.() !== 0) return { prefix: [], binaries }
  const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (spawnSync(unshare[0]!, [...unshare.slice(1), 'true'], { stdio: 'ignore' }).status === 0)
    return { prefix: unshare, owner: 0, binaries }
  const account = { uid: nobody, gid: nobody }
  return { prefix: [], account, owner: nobody, binaries: copyReadableBy(account, binaries) }
}

function copyReadableBy(account: { uid: number; gid: number }, binaries: Binaries): Binaries {
  if (spawnSync(binaries.postgres, ['--version'], { stdio: 'ignore', ...account }).status === 0) return binaries
  const copy = join('/var/tmp', `complice-postgres-${binaries.major}-${statSync(binaries.postgres).size}`)
  if (!existsSync(join(copy, basename(binaries.home)))) {
    cpSync(binaries.home, join(copy, basename(binaries.home)), { recursive: true, verbatimSymlinks: true })
    chmodSync(copy, 0o755)
  }
  const pathInCopy = (program: string) => join(copy, basename(binaries.home), relative(binaries.home, program))
  return { ...binaries, home: copy, postgres: pathInCopy(binaries.postgres), initdb: pathInCopy(binaries.initdb) }
}
