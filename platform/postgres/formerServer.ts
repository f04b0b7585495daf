import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from './hasCode.ts'
import { OperatorError } from './OperatorError.ts'

/** Waits for the server a killed launcher left behind to finish stopping, and clears the lock of one that is gone. */
export async function formerServerGone(dir: string, patience = 15_000): Promise<void> {
  const deadline = Date.now() + patience
  while (isRunning(dir)) {
    if (Date.now() > deadline) throw new OperatorError(`The database in ${dir} is already open by another Complice: stop it, or choose another DATA_DIR.`)
    await pause(100)
  }
  rmSync(`${dir}/postmaster.pid`, { force: true })
}

function isRunning(dir: string): boolean {
  const lock = `${dir}/postmaster.pid`
  if (!existsSync(lock)) return false
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
  }
  return isPostgres(pid)
}

/** A container that restarts gives the same numbers to other programs. */
function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  if (process.platform !== 'linux') return true
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres')
}
