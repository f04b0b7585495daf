import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from './hasCode.ts'
import { OperatorError } from './OperatorError.ts'

/**
 * Waits until the server of a killed launcher has stopped. A lock file without its process is left to PostgreSQL,
 * which also checks that none of its child processes is still running.
 */
export async function previousServerStopped(dir: string, timeoutMs = 15_000): Promise<void> {
  const lock = `${dir}/postmaster.pid`
  const deadline = Date.now() + timeoutMs
  for (let pid = ownerOf(lock); isAlive(pid); pid = ownerOf(lock)) {
    // In a restarted container the same process id may belong to another program.
    if (!isPostgres(pid)) return rmSync(lock, { force: true })
    if (Date.now() > deadline)
      throw new OperatorError(
        `The database in ${dir} is already open by another Complice: stop it, or choose another DATA_DIR.`,
      )
    await pause(100)
  }
}

function ownerOf(lock: string): number {
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  if (process.platform !== 'linux') return true
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres')
}
