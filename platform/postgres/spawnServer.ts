import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import type { Identity } from './identity.ts'

/** A running PostgreSQL: `exited` resolves when its process has ended, for any reason. */
export type Server = { exited: Promise<unknown>; hasExited(): boolean; stop(): Promise<void> }

/** A shell that sends INT (fast shutdown) when our pipe closes: even kill -9 of this process leaves no orphan. */
const watchdog =
  '"$@" & p=$!; (cat >/dev/null; kill -INT $p) <&3 3<&- & w=$!; exec 3<&-; wait $p; s=$?; kill $w 2>/dev/null; exit $s'

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
    // The shell alone may have been killed: what it started stops too.
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

/** Runs in its own process group, so that Ctrl-C reaches only the launcher, which stops everything in order. */
function spawnWatched(command: string[], log: number, account: Identity['account']): ChildProcess {
  const options = { cwd: '/', detached: true, ...account }
  if (process.platform === 'win32') return spawn(command[0]!, command.slice(1), { stdio: ['ignore', log, log] })
  return spawn('/bin/sh', ['-c', watchdog, 'sh', ...command], { ...options, stdio: ['ignore', log, log, 'pipe'] })
}

function closePipe(child: ChildProcess): void {
  const pipe = child.stdio[3]
  if (pipe) pipe.destroy()
  else child.kill('SIGINT')
}
