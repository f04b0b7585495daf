import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { root } from '../root.mjs'
import { appendTo } from './appendTo.ts'
import { defaultLiveness, watchLiveness } from './watchLiveness.ts'
import type { Liveness } from './watchLiveness.ts'

type Options = {
  port: number
  env: NodeJS.ProcessEnv
  logFile: string
  /** Tells the operator a message, for instance that the API exited unexpectedly. */
  report: (message: string) => void
  /** The module to run. */
  script?: string
  liveness?: Liveness
}

export type ApiProcess = {
  address: string
  /** Of the current process; it changes at each start. */
  pid(): number | undefined
  /** Used in development, after a change of the sources. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const flags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('../launcher/exitWithParent.mjs', import.meta.url).href,
]
const startTimeoutMs = 60_000
const maxRestartDelayMs = 30_000

/**
 * Starts the API in its own process, restarts it when it exits or hangs, and returns once it is
 * ready.
 */
export async function startApi({
  port,
  env,
  logFile,
  report,
  script = join(root, 'api/src/server.ts'),
  liveness = defaultLiveness,
}: Options): Promise<ApiProcess> {
  const address = `http://127.0.0.1:${port}`
  // While true, an exit is a crash and the process is restarted.
  let isSupervised = false
  let restartDelayMs = 500
  let child = launch()

  function launch(): ChildProcess {
    const log = appendTo(logFile)
    const args = [...flags, script]
    // Own process group: Ctrl-C reaches only the launcher, which stops everything in order.
    const started = spawn(process.execPath, args, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    })
    if (log !== 'ignore') closeSync(log)
    started.once('exit', (code, signal) => {
      if (isSupervised) void restartAfterExit(started, signal ?? `code ${code}`)
    })
    return started
  }

  /** Kills the API when it no longer responds; called once it has started. */
  function watch(started: ChildProcess): void {
    void watchLiveness(`${address}/api/health`, liveness, {
      isOver: () => started.exitCode !== null || started.signalCode !== null,
      onUnresponsive: () => {
        report('The API no longer responds: killing it.')
        started.kill('SIGKILL')
      },
    })
  }

  async function restartAfterExit(exited: ChildProcess, cause: string): Promise<void> {
    report(`The API exited unexpectedly (${cause}): restarting in ${restartDelayMs / 1000} s. Its log is ${logFile}.`)
    await pause(restartDelayMs)
    restartDelayMs = Math.min(restartDelayMs * 2, maxRestartDelayMs)
    // Stopped or restarted in the meantime.
    if (!isSupervised || child !== exited) return
    child = launch()
    if (await becomesReady(`${address}/api/ready`, child)) restartDelayMs = 500
    watch(child)
  }

  async function stop(): Promise<void> {
    isSupervised = false
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await exit
    clearTimeout(killTimer)
  }

  async function restart(): Promise<void> {
    await stop()
    child = launch()
    isSupervised = await becomesReady(`${address}/api/ready`, child)
    watch(child)
    report(isSupervised ? 'The API restarted.' : `The API does not start: ${lastError(logFile)}`)
  }

  if (!(await becomesReady(`${address}/api/ready`, child))) {
    await stop()
    throw new OperatorError(`The API did not start: ${lastError(logFile)}`)
  }
  isSupervised = true
  watch(child)
  return { address, pid: () => child.pid, restart, stop }
}

async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    try {
      const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      if (ok) return true
    } catch {
      // Not listening yet.
    }
    await pause(50)
  }
  return false
}

function lastError(logFile: string): string {
  if (!existsSync(logFile)) return `${logFile} could not be written.`
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /^\w*Error: /.test(line)) ?? `see ${logFile}.`
}
