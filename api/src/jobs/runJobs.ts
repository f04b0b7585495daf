import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { unlessClosed } from '../refusal.ts'
import type { Job, JobDependencies } from './job.ts'
import { kindOfError } from './kindOfError.ts'

export interface WorkerOptions {
  jobs: readonly Job[]
  dependencies: JobDependencies
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Runs a batch of one kind of job concurrently; each job succeeds or fails alone. Only the kind of an error is stored.
 * A job of a practice that was deleted is completed.
 */
export const runJobs = (
  job: Job,
  waiting: readonly JobWithMetadata<unknown>[],
  { dependencies, log }: Omit<WorkerOptions, 'jobs'>,
): Promise<JobResult[]> =>
  Promise.all(
    waiting.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      const isLastTry = retryCount >= retryLimit
      try {
        await unlessClosed(job.run(data, dependencies, { isLastTry }))
        return { id, status: 'completed' }
      } catch (error) {
        log.error(
          { job: id, kind: job.name, attempts: retryCount + 1, error: kindOfError(error), isLast: isLastTry },
          'a job failed',
        )
        return { id, status: 'failed', output: { error: kindOfError(error) } }
      }
    }),
  )
