import type { Queue } from 'pg-boss'

/** Queue of jobs that failed at every attempt. */
export const deadLetterQueue = 'deadLetters'

export type RetryPolicy = Pick<
  Queue,
  | 'retryLimit'
  | 'retryDelay'
  | 'retryBackoff'
  | 'retryDelayMax'
  | 'heartbeatSeconds'
  | 'retentionSeconds'
  | 'deadLetter'
>

const daySeconds = 86_400

/**
 * Twelve attempts in about three hours: the first retry is after 5 to 10 s, each later one after twice the former
 * delay, at most an hour. Then the job goes to the dead letter queue.
 */
export const retryForHours = {
  retryLimit: 11,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 30 * daySeconds,
  deadLetter: deadLetterQueue,
} satisfies RetryPolicy

/** Five attempts, two seconds apart, for long jobs; a missing heartbeat reveals that the process died. */
export const retryAfterCrash = {
  retryLimit: 4,
  retryDelay: 2,
  heartbeatSeconds: 20,
  retentionSeconds: daySeconds,
  deadLetter: deadLetterQueue,
} satisfies RetryPolicy

/** One attempt, for scheduled jobs: the next run does the remaining work. */
export const noRetry = { retryLimit: 0 } satisfies RetryPolicy
