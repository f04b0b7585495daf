import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from './OperatorError.ts'
import type { Identity } from './identity.ts'

/** Makes the cluster of `dir` when there is none, beside it then renamed: an interrupted first start leaves no half directory. */
export function prepareCluster(dir: string, { binaries, prefix, account, owner }: Identity): string {
  const password = passwordOf(dir)
  if (existsSync(`${dir}/PG_VERSION`)) {
    sameVersion(dir, binaries.major)
    giveTo(owner, dir)
    return password
  }
  const fresh = `${dir}.init`
  const secret = `${dir}.pwfile`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  giveTo(owner, fresh)
  giveTo(owner, secret)
  const [program, ...args] = [
    ...prefix,
    binaries.initdb,
    '-D',
    fresh,
    '-U',
    'postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    ...localeOf(binaries.major),
  ]
  const made = spawnSync(program!, args, { encoding: 'utf8', cwd: '/', ...account })
  rmSync(secret, { force: true })
  if (made.status !== 0)
    throw new OperatorError(
      `PostgreSQL could not create its files in ${dir}: ${reason(made.stderr || String(made.error ?? ''))}${account ? asRoot : ''}`,
    )
  renameSync(fresh, dir)
  return password
}

const asRoot =
  ' (PostgreSQL never runs as root: start Complice as another user, choose a DATA_DIR that everyone may reach, or give DATABASE_URL)'

/** Kept beside the cluster, for the operator's own tools, readable by its owner alone. */
function passwordOf(dir: string): string {
  const file = `${dir}.password`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(`${dir}/PG_VERSION`))
    throw new OperatorError(`${file} is missing: the database in ${dir} cannot be opened without its password.`)
  const password = randomBytes(24).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/** The same order and the same capitals on every machine, whatever languages it has. */
function localeOf(major: number): string[] {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C']
}

function sameVersion(dir: string, major: number): void {
  const made = Number(readFileSync(`${dir}/PG_VERSION`, 'utf8'))
  if (made !== major)
    throw new OperatorError(
      `The database in ${dir} was made by PostgreSQL ${made} and this is PostgreSQL ${major}: move its data, or choose another DATA_DIR.`,
    )
}

function giveTo(owner: number | undefined, path: string): void {
  if (owner !== undefined && statSync(path).uid !== owner) spawnSync('chown', ['-R', `${owner}:${owner}`, path])
}

function reason(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? 'no reason given'
}
