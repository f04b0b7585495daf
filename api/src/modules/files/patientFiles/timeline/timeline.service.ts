import type { Query } from 'shared/contracts/routes'
import { TimelineKind, type TimelineEvent, type TimelinePage } from 'shared/contracts/patients/timeline'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { isCancelledLate } from 'shared/domain/programme/lateCancellation'
import { Check } from 'typebox/value'
import { hasPrivilege, type MemberContext } from '../../../../memberContext.ts'
import { requireFound } from '../../../../refusal.ts'
import { findPatient } from '../../../patients/patients/patients.sql.ts'
import { findPracticeSetting } from '../../../practice/practiceSettings/practiceSettings.sql.ts'
import { findEvents, type Cursor, type TimelineRow } from './timeline.sql.ts'

const eventsPerPage = 30

function cursorOf(before: string): Cursor {
  const [micros = '', ...key] = before.split('~')
  return { micros: Number(micros), key: key.join('~') }
}

const cursorTextOf = ({ micros, key }: Cursor) => `${micros}~${key}`

const isTimelineKind = (kind: string) => Check(TimelineKind, kind)

function eventOf(row: TimelineRow, { timeZone, delayHours }: { timeZone: string; delayHours: number }): TimelineEvent {
  const { day, time } = momentIn(timeZone, row.at)
  return {
    id: cursorTextOf(row),
    kind: row.kind,
    act: row.act,
    date: day,
    time: row.day_only ? null : time,
    session: row.session_id
      ? {
          id: row.session_id,
          date: row.day,
          startTime: row.start_time,
          sessionType: row.type_name,
          isOpen: row.live,
        }
      : null,
    isLate: row.kind === 'CANCELLATION' && isCancelledLate(row.starts_at, row.at, delayHours),
    reference: row.reference,
    dropped: row.dropped ?? [],
  }
}

/**
 * Returns a page of a patient's events until now, newest first, computed from stored rows without decrypting anything.
 */
export async function readTimeline(
  context: MemberContext,
  patientId: string,
  { kinds, before }: Query<'GET /patients/:id/timeline'>,
): Promise<TimelinePage> {
  const { tx, member, services } = context
  requireFound(await findPatient(tx, patientId))
  const { timeZone } = member
  const rows = await findEvents(tx, {
    patientId,
    timeZone,
    now: services.now(),
    withBills: hasPrivilege(context, 'BILL'),
    withEstimations: hasPrivilege(context, 'ESTIMATION'),
    kinds: kinds?.split(',').filter(isTimelineKind),
    before: before === undefined ? undefined : cursorOf(before),
    limit: eventsPerPage + 1,
  })
  const delayHours = await findPracticeSetting(tx, 'cancellation')
  const pageRows = rows.slice(0, eventsPerPage)
  const lastRow = pageRows.at(-1)
  return {
    content: pageRows.map((row) => eventOf(row, { timeZone, delayHours })),
    next: rows.length > eventsPerPage && lastRow ? cursorTextOf(lastRow) : null,
  }
}
