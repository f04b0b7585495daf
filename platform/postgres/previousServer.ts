import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from './hasCode.ts'
import { OperatorError } from './OperatorError.ts'

/**
 * Waits until the server of a killed launcher has stopped. A lock file whose process no longer exists is left to
 * PostgreSQL, which also checks that none of the server's child processes is still running.
 */
export async function waitForPreviousServer(dir: string, timeoutMs = 15_000): Promise<void> {
  const lockFile = `${dir}/postmaster.pid`
  const deadlineMs = Date.now() + timeoutMs
  for (let pid = readPid(lockFile); isAlive(pid); pid = readPid(lockFile)) {
    // In a restarted container, the process id in the lock file may now belong to another program.
    if (!isPostgres(pid)) return rmSync(lockFile, { force: true })
    if (Date.now() > deadlineMs)
      throw new OperatorError(
        `The database in ${dir} is already open in another instance of Complice: stop it, or choose another DATA_DIR.`,
      )
    await pause(100)
  }
}

function readPid(lockFile: string): number {
  return existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[0]) : 0
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
