import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import type { Identity } from './identity.ts'

/** A running PostgreSQL server. `exited` resolves when its process has ended for any reason. */
export type Server = { exited: Promise<unknown>; hasExited(): boolean; stop(): Promise<void> }

/**
 * A shell script that sends SIGINT (fast shutdown) to the server when the pipe from this process closes, so that the
 * server also stops when this process is killed by SIGKILL.
 */
const watchdogScript =
  '"$@" & p=$!; (cat >/dev/null; kill -INT $p) <&3 3<&- & w=$!; exec 3<&-; wait $p; s=$?; kill $w 2>/dev/null; exit $s'

/** Starts PostgreSQL on the cluster in `dir`; its log is appended to `logFile`. Does not wait until it is ready. */
export function spawnServer(
  dir: string,
  port: number,
  logFile: string,
  settings: Record<string, string>,
  { binaries, prefix, account }: Identity,
): Server {
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const command = [
    ...prefix,
    binaries.postgres,
    '-D',
    dir,
    '-p',
    String(port),
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const log = openSync(logFile, 'a')
  const child = spawnWatched(command, log, account)
  closeSync(log)
  let hasExited = false
  const exited = once(child, 'exit').finally(() => {
    hasExited = true
    // Also stops the server if only the watching shell was killed.
    closePipe(child)
  })
  return {
    exited,
    hasExited: () => hasExited,
    async stop() {
      if (hasExited) return
      closePipe(child)
      await exited
    },
  }
}

/**
 * Starts the server in its own process group, so that Ctrl-C reaches only the launcher, which stops everything in
 * order. On Windows, starts it as a plain child process, without the watchdog.
 */
function spawnWatched(command: string[], log: number, account: Identity['account']): ChildProcess {
  const options = { cwd: '/', detached: true, ...account }
  if (process.platform === 'win32') return spawn(command[0]!, command.slice(1), { stdio: ['ignore', log, log] })
  return spawn('/bin/sh', ['-c', watchdogScript, 'sh', ...command], { ...options, stdio: ['ignore', log, log, 'pipe'] })
}

function closePipe(child: ChildProcess): void {
  const pipe = child.stdio[3]
  if (pipe) pipe.destroy()
  else child.kill('SIGINT')
}
