import { call, ifMatch } from 'shared/client'
import type { DueFile, Retention } from 'shared/contracts/patients/retention'
import type { Day } from 'shared/domain/calendar/day'

export const readRetention = (signal?: AbortSignal) => call('GET /patients/retention', { signal })
/** Changes the retention period; the API refuses with 412 if it was changed by another user. */
export const changeRetention = (retention: Retention, years: number) =>
  call('PUT /patients/retention', { body: { years }, headers: ifMatch(retention) })
/** Keeps a due file until a day; null ends this. The API refuses with 412 if another user changed the day. */
export const keepFile = (file: DueFile, keptUntil: Day | null) =>
  call('PUT /patients/:id/retention', { params: { id: file.id }, body: { keptUntil }, headers: ifMatch(file) })
/** Counts the data that a purge of these files would destroy and keep (dry run). */
export const readPurgePreview = (ids: string[]) =>
  call('POST /patients/retention/purge', { query: { dryRun: 'true' }, body: { ids } })
export const purgeFiles = (ids: string[]) => call('POST /patients/retention/purge', { query: {}, body: { ids } })
