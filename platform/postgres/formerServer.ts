import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from './hasCode.ts'
import { OperatorError } from './OperatorError.ts'

/**
 * Waits for the server a killed launcher left behind to finish stopping. A lock whose process is gone is left for
 * PostgreSQL itself, which also looks whether some of its processes live on.
 */
export async function formerServerGone(dir: string, patience = 15_000): Promise<void> {
  const lock = `${dir}/postmaster.pid`
  const deadline = Date.now() + patience
  for (let pid = ownerOf(lock); isAlive(pid); pid = ownerOf(lock)) {
    // A container that restarts gives the same number to another program.
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
