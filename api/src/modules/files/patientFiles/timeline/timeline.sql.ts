import { sql } from 'kysely'
import type { MergeDrop } from 'shared/contracts/patients/patientMerge'
import type { TimelineAct, TimelineKind } from 'shared/contracts/patients/timeline'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import type { Tx } from '../../../../db.ts'
import { ownSessions, timelineEvents, type VisibleDocuments } from './timelineEvents.sql.ts'

/**
 * Position in the timeline: microseconds since 1970, then the event's `act` and the id of its subject, joined by `~`.
 */
export interface Cursor {
  micros: number
  key: string
}

export interface TimelineRow extends Cursor {
  kind: TimelineKind
  act: TimelineAct
  at: Date
  day_only: boolean
  /** Number of the quote, the invoice or the credit note; null for other events. */
  reference: string | null
  /** Kinds of data that a merge dropped; null for other events. */
  dropped: MergeDrop[] | null
  /** Null for an event without a session; the fields below are then null too, although their types say otherwise. */
  session_id: string | null
  day: Day
  start_time: Time
  type_name: string
  live: boolean
  starts_at: Date
}

interface TimelineQuery extends VisibleDocuments {
  patientId: string
  now: Date
  timeZone: string
  /** Undefined for all kinds. */
  kinds: readonly TimelineKind[] | undefined
  /** Finds only events that precede this position; undefined for the newest events. */
  before: Cursor | undefined
  limit: number
}

/** Returns a page of the events until now, newest first. */
export async function findEvents(tx: Tx, query: TimelineQuery): Promise<TimelineRow[]> {
  const { now, kinds, before, limit } = query
  const kindFilter = kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``
  const cursorFilter = before ? sql`and (micros, key) < (${before.micros}::bigint, ${before.key} collate "C")` : sql``
  const { rows } = await sql<TimelineRow>`
    with own_session as (${ownSessions(query)}),
    event (kind, act, id, at, day_only, session_id, reference) as (${timelineEvents(query, query)}),
    until_now as (
      select event.*, (extract(epoch from at) * 1000000)::bigint as micros, (act || '~' || id) collate "C" as key from event
      where at <= ${now} ${kindFilter}
    )
    select until_now.kind, act, at, day_only, reference,
      (select details -> 'dropped' from audit where audit.tenant_id = app_tenant() and audit.act = 'merge' and audit.id = until_now.id) as dropped,
      micros, key, session_id, day, start_time, type_name, live, starts_at
    from until_now left join own_session on own_session.id = until_now.session_id
    where true ${cursorFilter}
    order by micros desc, key desc
    limit ${limit}`.execute(tx)
  return rows
}
