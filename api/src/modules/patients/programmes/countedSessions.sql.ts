import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import type { CountedSession } from 'shared/domain/programme/hoursCounter'
import { isCancelledLate } from 'shared/domain/programme/lateCancellation'
import type { Tx } from '../../../db.ts'
import { findPracticeSetting } from '../../practice/practiceSettings/practiceSettings.sql.ts'
import { isLiveAt } from '../../sessionStore/sessions/titledSessions.sql.ts'

/**
 * Finds the patient's own sessions since a day (null: all), including cancelled sessions, without expired requests or
 * sessions of their firm.
 */
export async function findCountedSessions(
  tx: Tx,
  { patientId, firstDay, timeZone, now }: { patientId: string; firstDay: Day | null; timeZone: string; now: Date },
): Promise<CountedSession[]> {
  let query = tx
    .selectFrom('session')
    .select(['day', 'start_time', 'end_time', 'state', 'patient_present', 'bill_id', 'cancelled_at'])
    .where('patient_id', '=', patientId)
    .where(sql<SqlBool>`(session.state = 'CANCELLED' or ${isLiveAt(now)})`)
  if (firstDay) query = query.where('day', '>=', firstDay)
  const delayHours = await findPracticeSetting(tx, 'cancellation')
  return (await query.orderBy('day').orderBy('start_time').execute()).flatMap((row) =>
    row.state === 'EXPIRED' || row.state === 'HIDDEN'
      ? []
      : [
          {
            date: row.day,
            startTime: row.start_time,
            endTime: row.end_time,
            state: row.state,
            patientPresent: row.patient_present,
            isInvoiced: row.bill_id !== null,
            isCancelledLate: isCancelledLate(
              instantOf(timeZone, row.day, row.start_time),
              row.cancelled_at,
              delayHours,
            ),
          },
        ],
  )
}
