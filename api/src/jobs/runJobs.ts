import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { ignorePracticeClosed } from '../refusal.ts'
import type { Job, JobDependencies } from './job.ts'
import { kindOfError } from './kindOfError.ts'

export interface WorkerOptions {
  jobs: readonly Job[]
  dependencies: JobDependencies
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Runs a batch of jobs of one queue concurrently; each job succeeds or fails alone. Only the name and the codes of an
 * error are stored. A job of a deleted practice counts as completed.
 */
export const runJobs = (
  job: Job,
  batch: readonly JobWithMetadata<unknown>[],
  { dependencies, log }: Omit<WorkerOptions, 'jobs'>,
): Promise<JobResult[]> =>
  Promise.all(
    batch.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      const isLastTry = retryCount >= retryLimit
      try {
        await ignorePracticeClosed(job.run(data, dependencies, { isLastTry }))
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
