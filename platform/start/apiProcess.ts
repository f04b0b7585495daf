import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../postgres/OperatorError.ts'
import { root } from './root.mjs'

type Options = {
  port: number
  env: NodeJS.ProcessEnv
  logFile: string
  /** Told to the operator when the API died by itself. */
  say: (sentence: string) => void
}

export type ApiProcess = {
  address: string
  /** Another one after each start. */
  pid(): number | undefined
  /** In development, when the sources changed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const flags = ['--disable-warning=ExperimentalWarning', '--import', new URL('withParent.mjs', import.meta.url).href]
const patience = 60_000
const longestPause = 30_000

/** Starts the API in a process of its own, starts it again when it dies, and answers once it is ready. */
export async function startApi({ port, env, logFile, say }: Options): Promise<ApiProcess> {
  const address = `http://127.0.0.1:${port}`
  // Whether an end of the process is one that nobody asked for.
  let watched = false
  let waitBefore = 500
  let child = launch()

  function launch(): ChildProcess {
    const log = openSync(logFile, 'a')
    const args = [...flags, join(root, 'api/src/server.ts')]
    // In a group of its own: Ctrl-C reaches the launcher alone, which stops things in order.
    const started = spawn(process.execPath, args, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    })
    closeSync(log)
    started.once('exit', (code, signal) => {
      if (watched) void again(started, signal ?? `code ${code}`)
    })
    return started
  }

  async function again(gone: ChildProcess, cause: string): Promise<void> {
    say(`The API stopped by itself (${cause}): it starts again in ${waitBefore / 1000} s. Its words are in ${logFile}.`)
    await pause(waitBefore)
    waitBefore = Math.min(waitBefore * 2, longestPause)
    // Stopped, or started again by hand, meanwhile.
    if (!watched || child !== gone) return
    child = launch()
    if (await answers(`${address}/api/ready`, child)) waitBefore = 500
  }

  async function stop(): Promise<void> {
    watched = false
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await ended
    clearTimeout(late)
  }

  async function restart(): Promise<void> {
    await stop()
    child = launch()
    watched = await answers(`${address}/api/ready`, child)
    say(watched ? 'The API started again.' : `The API does not start: ${lastWords(logFile)}`)
  }

  if (!(await answers(`${address}/api/ready`, child))) {
    await stop()
    throw new OperatorError(`The API did not start: ${lastWords(logFile)}`)
  }
  watched = true
  return { address, pid: () => child.pid, restart, stop }
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + patience
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

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /^\w*Error: /.test(line)) ?? `see ${logFile}.`
}
