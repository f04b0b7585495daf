import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from './isDiskFull.ts'
import { hasTransientFailure, startPostgres } from './startPostgres.ts'
import type { PostgresOptions, Postgres } from './startPostgres.ts'

export interface SupervisedDatabase extends Pick<Postgres, 'adminUrl' | 'stop'> {
  /** Resolves with the reason when the server has exited and cannot be restarted. */
  failureReason: Promise<string>
}

type Report = (message: string) => void

/** Time limit for all attempts to restart. Then the product exits, so that its process supervisor can restart it. */
const restartLimitMs = 5_000
/**
 * Time limit for temporary causes: processes of the killed server are still exiting, another program has its port, or
 * a server was killed while recovering.
 */
const temporaryFailureLimitMs = 60_000
const retryDelayMs = 1_000

/** Dependencies that a test replaces. */
export interface SupervisorDependencies {
  now: () => number
  pause: (ms: number) => Promise<unknown>
  start: (options: PostgresOptions) => Promise<Postgres>
  hasFiles: (dir: string) => boolean
  isDiskFull: (dir: string) => boolean
  /** Whether the last start failed because processes of the former server still run, or because its port is taken. */
  hasTransientFailure: (log: string) => boolean
}

const defaultDependencies: SupervisorDependencies = {
  now: () => performance.now(),
  pause,
  start: startPostgres,
  // Checked because a server started without its files would create a new, empty database.
  hasFiles: (dir) => existsSync(join(dir, 'PG_VERSION')),
  isDiskFull,
  hasTransientFailure,
}

/**
 * Starts an embedded PostgreSQL, and restarts it at the same address whenever it exits unexpectedly. All attempts of a
 * restart together have five seconds, or a minute when the cause is temporary (`temporaryFailureLimitMs`). While the
 * disk is full, attempts continue until there is space.
 */
export async function superviseDatabase(
  options: PostgresOptions,
  report: Report,
  {
    now,
    pause: wait,
    start,
    hasFiles,
    isDiskFull: isFull,
    hasTransientFailure: hasFailedTransiently,
  } = defaultDependencies,
): Promise<SupervisedDatabase> {
  const log = `${options.dir}.log`
  let current = await start(options)
  const { adminUrl } = current
  const port = Number(new URL(adminUrl).port)
  let restarting: Promise<string | undefined> = Promise.resolve(undefined)
  let isStopping = false
  const shouldRun = () => !isStopping

  async function restart(): Promise<string | undefined> {
    let deadlineMs = now() + restartLimitMs
    const lastDeadlineMs = now() + temporaryFailureLimitMs
    for (let isFirst = true; shouldRun(); isFirst = false) {
      if (!hasFiles(options.dir)) return `its files in ${options.dir} are gone`
      const startMs = now()
      try {
        current = await start({ ...options, port })
        if (isStopping) await current.stop()
        return undefined
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no reason given'
        if (isFirst) report(`The database does not start again yet: ${reason}`)
        const attemptMs = now() - startMs
        const isTemporary = hasFailedTransiently(log) || attemptMs > restartLimitMs
        if (isFull(options.dir)) deadlineMs = now() + retryDelayMs + restartLimitMs
        // Gives up if another attempt, which is expected to take as long as this one, would exceed the limit.
        else if (now() + retryDelayMs + attemptMs > (isTemporary ? lastDeadlineMs : deadlineMs)) return reason
        await wait(retryDelayMs)
      }
    }
    return undefined
  }

  async function supervise(): Promise<string> {
    for (;;) {
      await current.exited
      // Never resolves, because `stop` requested this exit.
      if (isStopping) return new Promise<never>(() => {})
      report(`The database exited unexpectedly: restarting it. Its log is ${log}.`)
      restarting = restart()
      const reason = await restarting
      if (reason !== undefined) return reason
      if (!isStopping) report('The database started again.')
    }
  }

  return {
    adminUrl,
    failureReason: supervise(),
    stop: async () => {
      isStopping = true
      // Waits for a restart in progress, because the server that it starts must be stopped too.
      await restarting
      await current.stop()
    },
  }
}
