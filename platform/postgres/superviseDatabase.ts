import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from './isDiskFull.ts'
import { startPostgres } from './startPostgres.ts'
import type { Options, Postgres } from './startPostgres.ts'

export interface SupervisedDatabase extends Pick<Postgres, 'adminUrl' | 'stop'> {
  /** Resolves, with the reason, when the server has exited and cannot be started again. */
  failed: Promise<string>
}

type Report = (message: string) => void

const maxAttempts = 5
const retryDelayMs = 1_000

/** Starts an embedded PostgreSQL, and starts it again at the same address whenever it exits by itself; while the disk is full, until there is room. */
export async function superviseDatabase(options: Options, report: Report): Promise<SupervisedDatabase> {
  const log = `${options.dir}.log`
  let current = await startPostgres(options)
  const { adminUrl } = current
  const port = Number(new URL(adminUrl).port)
  let restarting: Promise<string | undefined> = Promise.resolve(undefined)
  let isStopping = false
  const hasToRun = () => !isStopping

  async function restart(): Promise<string | undefined> {
    for (let attempt = 1; hasToRun(); attempt += 1) {
      // Started without its files it would be a new, empty database.
      if (!existsSync(join(options.dir, 'PG_VERSION'))) return `its files in ${options.dir} are gone`
      try {
        current = await startPostgres({ ...options, port })
        if (isStopping) await current.stop()
        return undefined
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no reason given'
        if (attempt === 1) report(`The database does not start again yet: ${reason}`)
        if (isDiskFull(options.dir)) attempt = 1
        else if (attempt >= maxAttempts) return reason
        await pause(retryDelayMs)
      }
    }
    return undefined
  }

  async function supervise(): Promise<string> {
    for (;;) {
      await current.exited
      // Resolves never: whoever stops the server knows.
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
      // A server that has just been started is stopped too.
      await restarting
      await current.stop()
    },
  }
}
