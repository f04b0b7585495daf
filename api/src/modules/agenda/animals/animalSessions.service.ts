import type {
  AnimalActivity,
  AnimalSession,
  AnimalSessionPage,
  AnimalSessionSearch,
} from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { refuseTooLongList } from '../../../pageRange.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'
import { titleOf } from '../../sessionStore/sessions/titledRow.ts'
import { readAnimal } from './animals.service.ts'
import { listAnimalSessionsOfPage, listSessionsOfAnimal, sumAnimalSessions } from './animalSessions.sql.ts'
import { sumHoursInWeek } from './workingHours.sql.ts'

/** The animal's weekly hours, and the hours of its sessions in the week of a day (by default of today). */
export async function readActivity(context: MemberContext, id: string, selectedDate?: Day): Promise<AnimalActivity> {
  const { nbWorkingHoursByWeek } = await readAnimal(context, id)
  const day = selectedDate ?? todayOf(context)
  return {
    nbHoursPlanned: nbWorkingHoursByWeek,
    nbHoursDoneCurrentWeek: await sumHoursInWeek(context.tx, id, day, context.services.now()),
  }
}

/** Maps rows to sessions; patients and comments are included only for members with the privilege AGENDA (ruling 25). */
async function toAnimalSessions(
  context: MemberContext,
  rows: Awaited<ReturnType<typeof listSessionsOfAnimal>>,
): Promise<AnimalSession[]> {
  const cipher = hasPrivilege(context, 'AGENDA') ? await cipherOf(context) : undefined
  return rows.map((row) => ({
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: cipher ? titleOf(row) : row.type_name,
    comments: cipher?.decrypt(row.comments, commentsField(row.id)) ?? '',
  }))
}

/** Lists all sessions of the animal; throws 400 (E278) if they are too many for one response. */
export async function listAnimalSessions(context: MemberContext, id: string): Promise<AnimalSession[]> {
  const { tx, services } = context
  const now = services.now()
  await refuseUnknownIds(tx, 'animal', [id], { isReadOnly: true })
  const { count, commentBytes } = await sumAnimalSessions(tx, id, now)
  refuseTooLongList(count, commentBytes)
  return toAnimalSessions(context, await listSessionsOfAnimal(tx, id, now))
}

export async function readAnimalSessionPage(
  context: MemberContext,
  id: string,
  { when, page = 0, size = 10 }: AnimalSessionSearch,
): Promise<AnimalSessionPage> {
  const { tx, services } = context
  await refuseUnknownIds(tx, 'animal', [id], { isReadOnly: true })
  const timeFilter = { when, today: todayOf(context), now: services.now() }
  const { count } = await sumAnimalSessions(tx, id, timeFilter.now, timeFilter)
  const rows = await listAnimalSessionsOfPage(tx, id, { ...timeFilter, offset: page * size, limit: size })
  return {
    content: await toAnimalSessions(context, rows),
    totalElements: count,
    itemsPerPage: size,
    totalPages: Math.ceil(count / size),
  }
}
