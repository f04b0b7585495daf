import { call } from 'shared/client'
import type { Day } from 'shared/domain/calendar/day'

export const readRetention = (signal?: AbortSignal) => call('GET /patients/retention', { signal })
export const changeRetention = (years: number) => call('PUT /patients/retention', { body: { years } })
export const keepFile = (id: string, keptUntil: Day | null) =>
  call('PUT /patients/:id/retention', { params: { id }, body: { keptUntil } })
/** What the purge of these files would destroy and leave; nothing is done. */
export const readPurge = (ids: string[]) =>
  call('POST /patients/retention/purge', { query: { dryRun: 'true' }, body: { ids } })
export const purge = (ids: string[]) => call('POST /patients/retention/purge', { query: {}, body: { ids } })
