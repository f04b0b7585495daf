import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { expireDueRequests } from './expireDueRequests.ts'
import { finishJob, putOffJob, takeJobs } from './jobs.sql.ts'
import { kinds, type Job } from './kinds.ts'
import { purge } from './purge.ts'
import { kindOfError } from './kindOfError.ts'

export interface WorkerOptions {
  services: Services
  mailer: Mailer
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

export interface Worker {
  /** Ends what is in hand, takes nothing more. */
  stop: () => Promise<void>
}

const atOnce = 5
const pollMilliseconds = 1_000
const expiryMilliseconds = 30_000
const purgeMilliseconds = 3_600_000
const mostAttempts = 12

/** 5 s, 10 s, 20 s … at most an hour: five hours in all. */
export const waitAfter = (attempts: number): number => Math.min(3_600, 5 * 2 ** (attempts - 1))

async function work(job: Job, { services, mailer, log }: WorkerOptions): Promise<void> {
  try {
    const act = kinds[job.kind]
    if (!act) throw new Error(`nobody knows jobs of kind ${job.kind}`)
    await act(job, { services, mailer })
    await finishJob(services.database, job.id)
  } catch (error) {
    const last = job.attempts >= mostAttempts
    log.error({ job: job.id, kind: job.kind, attempts: job.attempts, error: kindOfError(error), last }, 'a job failed')
    await putOffJob(services.database, job.id, kindOfError(error), last ? null : waitAfter(job.attempts))
  }
}

/** Works what waits now; answers how many jobs there were. Every replica may do it at the same time. */
export async function workOnce(options: WorkerOptions): Promise<number> {
  const jobs = await takeJobs(options.services.database, atOnce)
  await Promise.all(jobs.map((job) => work(job, options)))
  return jobs.length
}

/** Works the jobs, expires requests nobody answered, and purges, until it is stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { services, log } = options
  const stopped = new AbortController()
  let nextExpiry = 0
  let nextPurge = 0

  async function round(): Promise<number> {
    const now = Date.now()
    if (now >= nextExpiry) {
      nextExpiry = now + expiryMilliseconds
      await expireDueRequests(services)
    }
    if (now >= nextPurge) {
      nextPurge = now + purgeMilliseconds
      await purge(services.database)
    }
    return workOnce(options)
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      const worked = await round().catch((error: unknown) => {
        log.warn({ error: kindOfError(error) }, 'the worker could not reach its jobs')
        return 0
      })
      if (worked < atOnce) await pause(pollMilliseconds, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const ended = loop()
  return {
    stop: async () => {
      stopped.abort()
      await ended
    },
  }
}
