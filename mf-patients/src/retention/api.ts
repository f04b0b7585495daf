import { call, ifMatch } from 'shared/client'
import type { DueFile, Retention } from 'shared/contracts/patients/retention'
import type { Day } from 'shared/domain/calendar/day'

export const readRetention = (signal?: AbortSignal) => call('GET /patients/retention', { signal })
/** Refused with 412 when the years are no longer those that were seen. */
export const changeRetention = (seen: Retention, years: number) =>
  call('PUT /patients/retention', { body: { years }, headers: ifMatch(seen) })
/** Refused with 412 when the file is no longer kept until the day that was seen. */
export const keepFile = (seen: DueFile, keptUntil: Day | null) =>
  call('PUT /patients/:id/retention', { params: { id: seen.id }, body: { keptUntil }, headers: ifMatch(seen) })
/** Returns what the purge of these files would destroy and keep; a dry run. */
export const readPurge = (ids: string[]) =>
  call('POST /patients/retention/purge', { query: { dryRun: 'true' }, body: { ids } })
export const purge = (ids: string[]) => call('POST /patients/retention/purge', { query: {}, body: { ids } })
