import { queryOnce } from '../../postgres/queryOnce.ts'

/** What the next process does by itself once it misses the heartbeat of the one that died: so as not to wait for that. */
export const retryActiveJobs = (adminUrl: string, name: string) =>
  queryOnce(
    adminUrl,
    `update jobs.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active' and name = '${name}'`,
  )
