import { sql, type SqlBool } from 'kysely'
import type { OpeningHoursAndAbsences } from 'shared/contracts/agenda/agenda'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Absence, BusySlot, OpeningInterval, Schedule } from 'shared/domain/calendar/availability'
import { addDays } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { onSessionType } from '../../sessionStore/sessions/sessionJoins.sql.ts'

/** The therapist's sessions and pending requests in a period. */
const selectBusySessions = (tx: Tx, therapistId: string, { startDate, endDate }: Period, now: Date) =>
  tx
    .selectFrom('session')
    .select(['day as date', 'start_time as startTime', 'end_time as endTime'])
    .where('therapist_id', '=', therapistId)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where('live', '=', true)
    .where((where) =>
      where.or([where('state', '=', 'VALIDATED'), where('expires_at', 'is', null), where('expires_at', '>', now)]),
    )

/** Times of the therapist's sessions and pending requests. */
export const listBusyTimeSlots = (tx: Tx, therapistId: string, period: Period, now: Date): Promise<TimeSlot[]> =>
  selectBusySessions(tx, therapistId, period, now)
    .distinct()
    .orderBy('date')
    .orderBy('startTime')
    .orderBy('endTime')
    .execute()

/** Like `listBusyTimeSlots`, but with the buffers of each session's type. */
const listBufferedTimeSlots = (tx: Tx, therapistId: string, period: Period, now: Date): Promise<BusySlot[]> =>
  selectBusySessions(tx, therapistId, period, now)
    .innerJoin('session_type', onSessionType)
    .select(['buffer_before_minutes as bufferBeforeMinutes', 'buffer_after_minutes as bufferAfterMinutes'])
    .execute()

export const listOpeningHoursOfTherapist = (tx: Tx, therapistId: string): Promise<OpeningInterval[]> =>
  tx
    .selectFrom('opening_hours')
    .select(['weekday', 'start_time as startTime', 'end_time as endTime'])
    .where('member_id', '=', therapistId)
    .execute()

/** Converts a timestamp of the database, such as `2026-11-20 09:30:00`, to a moment. */
export const momentOfTimestamp = (timestamp: string): Moment => ({
  day: timestamp.slice(0, 10),
  time: timestamp.slice(11, 16),
})

const absenceOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Absence => ({
  from: momentOfTimestamp(starts_at),
  to: momentOfTimestamp(ends_at),
})

const selectVacationsBetween = (tx: Tx, { startDate, endDate }: Period) =>
  tx
    .selectFrom('vacation')
    .select(['member_id', 'starts_at', 'ends_at'])
    .where('starts_at', '<', addDays(endDate, 1))
    .where('ends_at', '>', startDate)
    .orderBy('starts_at')

async function listAbsencesOf(tx: Tx, therapistId: string, period: Period): Promise<Absence[]> {
  const rows = await selectVacationsBetween(tx, period).where('member_id', '=', therapistId).execute()
  return rows.map(absenceOf)
}

/**
 * The opening hours, busy times and absences from which the free slots of a therapist in a period are computed (ruling
 * 19).
 */
export async function findSchedule(tx: Tx, therapistId: string, period: Period, now: Date): Promise<Schedule> {
  return {
    opening: await listOpeningHoursOfTherapist(tx, therapistId),
    busySlots: await listBufferedTimeSlots(tx, therapistId, period, now),
    absences: await listAbsencesOf(tx, therapistId, period),
  }
}

/** The opening hours of each therapist of the practice, with their absences in the period. */
export async function listOpeningHoursAndAbsences(tx: Tx, period: Period): Promise<OpeningHoursAndAbsences[]> {
  const therapists = await tx
    .selectFrom('member')
    .select('id')
    .where(sql<SqlBool>`'ROLE_THERAPIST' = any(roles)`)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const openingRows = await tx
    .selectFrom('opening_hours')
    .select(['member_id', 'weekday', 'start_time as startTime', 'end_time as endTime'])
    .orderBy('weekday')
    .orderBy('start_time')
    .execute()
  const vacations = await selectVacationsBetween(tx, period).execute()
  return therapists.map(({ id }) => ({
    therapistId: id,
    opening: openingRows
      .filter(({ member_id }) => member_id === id)
      .map(({ weekday, startTime, endTime }) => ({ weekday, startTime, endTime })),
    absences: vacations.filter(({ member_id }) => member_id === id).map(absenceOf),
  }))
}
