import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { Value } from 'typebox/value'
import { jobPayloads, type JobName, type JobPayload } from './jobPayloads.ts'
import { kindOfError } from './kindOfError.ts'

/** What is done of each kind of job. */
export type JobHandlers = {
  [N in JobName]: (payload: JobPayload<N>, options: { isLastTry: boolean }) => Promise<void>
}

export interface WorkerOptions {
  handlers: JobHandlers
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

const handle = <N extends JobName>(
  { handlers }: WorkerOptions,
  name: N,
  payload: JobPayload<N>,
  isLastTry: boolean,
): Promise<void> => handlers[name](payload, { isLastTry })

/** Runs a batch of one kind at the same time; each job succeeds or fails alone. Of an error only its kind is kept. */
export const runJobs = (
  name: JobName,
  jobs: readonly JobWithMetadata<unknown>[],
  options: WorkerOptions,
): Promise<JobResult[]> =>
  Promise.all(
    jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      const isLast = retryCount >= retryLimit
      try {
        await handle(options, name, Value.Parse(jobPayloads[name], data ?? {}), isLast)
        return { id, status: 'completed' }
      } catch (error) {
        options.log.error(
          { job: id, kind: name, attempts: retryCount + 1, error: kindOfError(error), isLast },
          'a job failed',
        )
        return { id, status: 'failed', output: { error: kindOfError(error) } }
      }
    }),
  )
