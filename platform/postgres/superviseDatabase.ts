import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from './isDiskFull.ts'
import { isTransient, startPostgres } from './startPostgres.ts'
import type { Options, Postgres } from './startPostgres.ts'

export interface SupervisedDatabase extends Pick<Postgres, 'adminUrl' | 'stop'> {
  /** Resolves, with the reason, when the server has exited and cannot be restarted. */
  failed: Promise<string>
}

type Report = (message: string) => void

/** Time limit for all attempts to restart; then the product exits, and its process supervisor can restart it. */
const giveUpAfterMs = 5_000
/** Time limit while processes of the killed server are still exiting, or after a recovering server was killed. */
const giveUpOnTemporaryAfterMs = 60_000
const retryDelayMs = 1_000

/** Dependencies that a test replaces. */
export interface SupervisorDependencies {
  now: () => number
  pause: (ms: number) => Promise<unknown>
  start: (options: Options) => Promise<Postgres>
  hasFiles: (dir: string) => boolean
  isDiskFull: (dir: string) => boolean
  /** Whether the last start failed because of processes of the former server. */
  hasLeftovers: (log: string) => boolean
}

const defaultDependencies: SupervisorDependencies = {
  now: () => performance.now(),
  pause,
  start: startPostgres,
  // A server started without its files would create a new, empty database.
  hasFiles: (dir) => existsSync(join(dir, 'PG_VERSION')),
  isDiskFull,
  hasLeftovers: isTransient,
}

/**
 * Starts an embedded PostgreSQL, and restarts it at the same address whenever it exits unexpectedly; while the disk
 * is full, until there is space. All attempts together have five seconds, or a minute when the cause is temporary:
 * processes of the former server are still exiting, or a recovering one was killed. Waits for a server that recovers.
 */
export async function superviseDatabase(
  options: Options,
  report: Report,
  { now, pause: wait, start, hasFiles, isDiskFull: hasNoRoom, hasLeftovers } = defaultDependencies,
): Promise<SupervisedDatabase> {
  const log = `${options.dir}.log`
  let current = await start(options)
  const { adminUrl } = current
  const port = Number(new URL(adminUrl).port)
  let restarting: Promise<string | undefined> = Promise.resolve(undefined)
  let isStopping = false
  const hasToRun = () => !isStopping

  async function restart(): Promise<string | undefined> {
    let deadline = now() + giveUpAfterMs
    const lastDeadline = now() + giveUpOnTemporaryAfterMs
    for (let isFirst = true; hasToRun(); isFirst = false) {
      if (!hasFiles(options.dir)) return `its files in ${options.dir} are gone`
      const startedAt = now()
      try {
        current = await start({ ...options, port })
        if (isStopping) await current.stop()
        return undefined
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no reason given'
        if (isFirst) report(`The database does not start again yet: ${reason}`)
        const attemptMs = now() - startedAt
        const isTemporary = hasLeftovers(log) || attemptMs > giveUpAfterMs
        if (hasNoRoom(options.dir)) deadline = now() + retryDelayMs + giveUpAfterMs
        // Another attempt is expected to take as long.
        else if (now() + retryDelayMs + attemptMs > (isTemporary ? lastDeadline : deadline)) return reason
        await wait(retryDelayMs)
      }
    }
    return undefined
  }

  async function supervise(): Promise<string> {
    for (;;) {
      await current.exited
      // Never resolves, because `stop` requested the exit.
      if (isStopping) return new Promise<never>(() => {})
      report(`The database stopped by itself: it starts again. Its log is ${log}.`)
      restarting = restart()
      const reason = await restarting
      if (reason !== undefined) return reason
      if (!isStopping) report('The database started again.')
    }
  }

  return {
    adminUrl,
    failed: supervise(),
    stop: async () => {
      isStopping = true
      // A server that a restart has just started must be stopped too.
      await restarting
      await current.stop()
    },
  }
}
