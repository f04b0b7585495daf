import { execFileSync } from 'node:child_process'

const intervalMs = 500

/**
 * Ends this process by SIGTERM when the npm that runs it is gone: npm passes signals only to its
 * shell, which dies without passing them on.
 * No effect without npm, or on Windows, where processes have no signals.
 */
export function stopWithNpm() {
  if (process.env['npm_lifecycle_script'] === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const npm = findNpmPid(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs)
  timer.unref()
}

/**
 * Returns the process id of npm. npm runs the script by a shell, so npm is the parent of `parent`; but some shells
 * replace themselves by the program, and then npm is `parent` itself.
 * @param {number} parent
 */
function findNpmPid(parent) {
  try {
    const [, ppid = '', command = ''] =
      /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' })) ??
      []
    return command.includes(`-c ${process.env['npm_lifecycle_script']}`) ? Number(ppid) : parent
  } catch {
    // Watches only the parent where `ps` does not exist.
    return parent
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
