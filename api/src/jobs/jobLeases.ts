import type { JobWithMetadata, PgBoss } from 'pg-boss'

type Batch = readonly Pick<JobWithMetadata<unknown>, 'id' | 'name'>[]

/** Records that a worker runs these jobs, until `deleteLeases`. */
export const insertLeases = (boss: PgBoss, worker: string, batch: Batch): Promise<unknown> =>
  boss.getDb().executeSql(
    `insert into jobs.job_lease (job_id, job_name, worker)
     select id, name, $3 from unnest($1::uuid[], $2::text[]) as job (id, name)
     on conflict (job_id) do update set worker = excluded.worker, created_at = now()`,
    [batch.map(({ id }) => id), batch.map(({ name }) => name), worker],
  )

/** Deletes the records of a worker's jobs that have ended. */
export const deleteLeases = (boss: PgBoss, worker: string, batch: Batch): Promise<unknown> =>
  boss
    .getDb()
    .executeSql('delete from jobs.job_lease where job_id = any ($1::uuid[]) and worker = $2', [
      batch.map(({ id }) => id),
      worker,
    ])

/**
 * Fails the jobs that a former process of this worker ran when it crashed, so that their queues retry them.
 */
export async function releaseLeases(boss: PgBoss, worker: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `select l.job_name as name, array_agg(l.job_id) as ids from jobs.job_lease l
     join jobs.job j on j.name = l.job_name and j.id = l.job_id and j.state = 'active'
     where l.worker = $1 group by l.job_name`,
    [worker],
  )
  for (const { name, ids } of rows) await boss.fail(name, ids, { error: 'the worker ended' })
  await boss.getDb().executeSql('delete from jobs.job_lease where worker = $1', [worker])
}
