import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { root } from '../root.mjs'
import { openLogFile } from './openLogFile.ts'
import { defaultLiveness, watchLiveness } from './watchLiveness.ts'
import type { Liveness } from './watchLiveness.ts'

type ApiOptions = {
  port: number
  env: NodeJS.ProcessEnv
  logFile: string
  /** Shows a message to the operator, for instance that the API exited unexpectedly. */
  report: (message: string) => void
  /** The module to run; by default the API's server. */
  script?: string
  liveness?: Liveness
}

export type ApiProcess = {
  address: string
  /** The id of the current process; it changes at each start. */
  pid(): number | undefined
  /** Restarts the API; used in development after a change of the sources. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Limits of the API's heap, as in its image (docker/api.Dockerfile): buffers, pictures and the parser need memory too.
 */
export const heapFlags = ['--max-old-space-size=160', '--max-semi-space-size=4']
/**
 * Limits the freed memory that the C library keeps: two arenas instead of one per thread that decodes pictures or
 * compresses files; and separate mappings for buffers from 128 kB, which are returned to the system immediately.
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

const flags = [
  '--disable-warning=ExperimentalWarning',
  ...heapFlags,
  '--import',
  new URL('../launcher/exitWithParent.mjs', import.meta.url).href,
]
const startTimeoutMs = 60_000
const initialRestartDelayMs = 500
const maxRestartDelayMs = 30_000
const stopTimeoutMs = 20_000

/** Starts the API in its own process, and restarts the API when it exits or hangs. Returns once the API is ready. */
export async function startApi({
  port,
  env,
  logFile,
  report,
  script = join(root, 'api/src/server.ts'),
  liveness = defaultLiveness,
}: ApiOptions): Promise<ApiProcess> {
  const address = `http://127.0.0.1:${port}`
  // While this is true, an exit is a crash, after which the process is restarted.
  let isSupervised = false
  let restartDelayMs = initialRestartDelayMs
  let child = launch()

  function launch(): ChildProcess {
    const log = openLogFile(logFile)
    const args = [...flags, script]
    // Uses its own process group: Ctrl-C reaches only the launcher, which stops everything in order.
    const newProcess = spawn(process.execPath, args, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...memoryEnv, ...env, HOST: '127.0.0.1', PORT: String(port) },
    })
    if (log !== 'ignore') closeSync(log)
    newProcess.once('exit', (code, signal) => {
      if (isSupervised) void restartAfterExit(newProcess, signal ?? `code ${code}`)
    })
    return newProcess
  }

  /** Kills the process when it no longer responds; called once the process has started. */
  function watch(watchedProcess: ChildProcess): void {
    void watchLiveness(`${address}/api/health`, liveness, {
      isOver: () => watchedProcess.exitCode !== null || watchedProcess.signalCode !== null,
      onUnresponsive: () => {
        report('The API no longer responds: killing it.')
        watchedProcess.kill('SIGKILL')
      },
    })
  }

  async function restartAfterExit(exitedProcess: ChildProcess, cause: string): Promise<void> {
    report(`The API exited unexpectedly (${cause}): restarting in ${restartDelayMs / 1000} s. Its log is ${logFile}.`)
    await pause(restartDelayMs)
    restartDelayMs = Math.min(restartDelayMs * 2, maxRestartDelayMs)
    // Does nothing if the API was stopped or restarted in the meantime.
    if (!isSupervised || child !== exitedProcess) return
    child = launch()
    if (await waitUntilReady(`${address}/api/ready`, child)) restartDelayMs = initialRestartDelayMs
    watch(child)
  }

  async function stop(): Promise<void> {
    isSupervised = false
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await exit
    clearTimeout(killTimer)
  }

  async function restart(): Promise<void> {
    await stop()
    child = launch()
    isSupervised = await waitUntilReady(`${address}/api/ready`, child)
    watch(child)
    report(isSupervised ? 'The API restarted.' : `The API does not start: ${lastError(logFile)}`)
  }

  if (!(await waitUntilReady(`${address}/api/ready`, child))) {
    await stop()
    throw new OperatorError(`The API did not start: ${lastError(logFile)}`)
  }
  isSupervised = true
  watch(child)
  return { address, pid: () => child.pid, restart, stop }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadlineMs = Date.now() + startTimeoutMs
  while (Date.now() < deadlineMs && child.exitCode === null && child.signalCode === null) {
    try {
      const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      if (ok) return true
    } catch {
      // The API does not listen yet.
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
