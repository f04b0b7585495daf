import type { Queue } from 'pg-boss'

/** Where jobs are copied to that failed at every try. */
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

/** Twelve tries: after 5 s, 10 s, 20 s and so on, at most an hour apart, about five hours in all; then it is a dead letter. */
export const retryForHours = {
  retryLimit: 11,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 30 * daySeconds,
  deadLetter: deadLetterQueue,
} satisfies RetryPolicy

/** Five tries in a row, for long work: a missing heartbeat tells that its process died. */
export const retryAfterCrash = {
  retryLimit: 4,
  retryDelay: 2,
  heartbeatSeconds: 20,
  retentionSeconds: daySeconds,
  deadLetter: deadLetterQueue,
} satisfies RetryPolicy

/** One try, for scheduled jobs: the next run does what this one did not. */
export const noRetry = { retryLimit: 0 } satisfies RetryPolicy
