import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from './OperatorError.ts'
import type { Identity } from './identity.ts'

/**
 * Creates the cluster of `dir` if it is missing, and returns its password. The cluster is created in a separate folder
 * that is then renamed, so that an interrupted first start leaves no partial cluster.
 */
export function prepareCluster(dir: string, { binaries, prefix, account, owner }: Identity): string {
  const password = readOrCreatePassword(dir)
  if (existsSync(`${dir}/PG_VERSION`)) {
    checkVersion(dir, binaries.major)
    changeOwner(owner, dir)
    return password
  }
  const newDir = `${dir}.init`
  const passwordFile = `${dir}.pwfile`
  rmSync(newDir, { recursive: true, force: true })
  mkdirSync(newDir, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  changeOwner(owner, newDir)
  changeOwner(owner, passwordFile)
  const [program, ...args] = [
    ...prefix,
    binaries.initdb,
    '-D',
    newDir,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    ...localeOf(binaries.major),
  ]
  const initResult = spawnSync(program!, args, { encoding: 'utf8', cwd: '/', ...account })
  rmSync(passwordFile, { force: true })
  if (initResult.status !== 0)
    throw new OperatorError(
      `PostgreSQL could not create its files in ${dir}: ${errorLineOf(initResult.stderr || String(initResult.error ?? ''))}${account ? rootHint : ''}`,
    )
  renameSync(newDir, dir)
  return password
}

const rootHint =
  ' (PostgreSQL never runs as root: start Complice as another user, choose a DATA_DIR that everyone may reach, or give DATABASE_URL)'

/**
 * Returns the cluster's password. It is stored in a file next to the cluster, where the operator's own tools find it
 * too. Only the file's owner can read it.
 */
function readOrCreatePassword(dir: string): string {
  const file = `${dir}.password`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(`${dir}/PG_VERSION`))
    throw new OperatorError(`${file} is missing: the database in ${dir} cannot be opened without its password.`)
  const password = randomBytes(24).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/**
 * Returns the locale settings that give the same sort order and case rules on every machine. Before version 17, only
 * Linux has the case rules of `C.UTF-8`; elsewhere `C` covers ASCII only.
 */
function localeOf(major: number): string[] {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C']
}

function checkVersion(dir: string, major: number): void {
  const clusterMajor = Number(readFileSync(`${dir}/PG_VERSION`, 'utf8'))
  if (clusterMajor !== major)
    throw new OperatorError(
      `The database in ${dir} was made by PostgreSQL ${clusterMajor} and this is PostgreSQL ${major}: move its data, or choose another DATA_DIR.`,
    )
}

function changeOwner(owner: number | undefined, path: string): void {
  if (owner !== undefined && statSync(path).uid !== owner) spawnSync('chown', ['-R', `${owner}:${owner}`, path])
}

function errorLineOf(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? 'no reason given'
}
