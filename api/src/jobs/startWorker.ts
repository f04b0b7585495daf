import { PgBoss } from 'pg-boss'
import { deleteLeases, insertLeases, releaseLeases } from './jobLeases.ts'
import { bossOptions } from './jobQueue.ts'
import { kindOfError } from './kindOfError.ts'
import { retryUntilStopped } from './retryUntilStopped.ts'
import { runJobs, type WorkerOptions } from './runJobs.ts'

export interface Worker {
  /** Finishes the jobs in progress and fetches no more jobs. */
  stop: () => Promise<void>
}

const batchSize = 5
const pollingIntervalSeconds = 1
const superviseIntervalSeconds = 30
const stopTimeoutMs = 12_000

export interface NamedWorkerOptions extends WorkerOptions {
  /** Identity of the worker: the same when its process is started again, different for each replica. */
  name: string
}

/** Runs jobs and schedules, shared with the other replicas, until it is stopped. */
export function startWorker(databaseUrl: string, options: NamedWorkerOptions): Worker {
  const boss = new PgBoss({
    ...bossOptions,
    connectionString: databaseUrl,
    application_name: process.env.PGAPPNAME ?? 'complice-jobs',
    max: 3,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    monitorVacuum: false,
  })
  const warn = (error: unknown) =>
    options.log.warn({ error: kindOfError(error) }, 'the worker could not reach its jobs')
  boss.on('error', warn)
  const stopController = new AbortController()

  async function start(): Promise<void> {
    await boss.start()
    await releaseLeases(boss, options.name)
    for (const job of options.jobs)
      await boss.work(
        job.name,
        { batchSize, pollingIntervalSeconds, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true },
        async (batch) => {
          await insertLeases(boss, options.name, batch)
          const results = await runJobs(job, batch, options)
          await deleteLeases(boss, options.name, batch)
          return results
        },
      )
  }

  const startup = retryUntilStopped(start, stopController.signal, warn)
  return {
    stop: async () => {
      stopController.abort()
      await startup
      await boss.stop({ timeout: stopTimeoutMs })
    },
  }
}
