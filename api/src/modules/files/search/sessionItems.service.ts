import type { FoundItem } from 'shared/contracts/search'
import { longDay } from 'shared/domain/format'
import { todayOf } from '../../../memberContext.ts'
import { titleOf, type TitledRow } from '../../sessionStore/sessions/titledRow.ts'
import type { FindItems } from './FindItems.ts'
import { findNearestSessions } from './searchSessions.sql.ts'

function itemOf(row: TitledRow): FoundItem {
  const sessionTime = `${longDay(row.day)}, ${row.start_time} – ${row.end_time}`
  return {
    id: row.id,
    title: titleOf(row),
    detail: row.state === 'PENDING' ? `${sessionTime} · À valider` : sessionTime,
    path: `/pros/session/${row.id}`,
  }
}

/** Minimum number of past sessions in the results, even if there are many upcoming sessions. */
const minPastSessions = 2

/** Finds the upcoming sessions, the soonest first, then the past sessions, the latest first. */
export const findSessionItems: FindItems = async (context, text, limit) => {
  const clock = { today: todayOf(context), now: context.services.now() }
  const { upcoming, past } = await findNearestSessions(context.tx, text, clock, limit)
  // The last of `limit` results only tells that there are more.
  const upcomingCount = limit - 1 - Math.min(minPastSessions, past.length)
  const rows = [...upcoming.slice(0, upcomingCount), ...past, ...upcoming.slice(upcomingCount)]
  return rows.slice(0, limit).map(itemOf)
}
