import type { AnimalActivity, AnimalSession } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'
import { titleOf } from '../../sessionStore/sessions/titledRow.ts'
import { readAnimal } from './animals.service.ts'
import { findAnimalSessions } from './animalSessions.sql.ts'
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

/** The animal's sessions; patients and comments are included only for members with the privilege AGENDA (ruling 25). */
export async function listAnimalSessions(context: MemberContext, id: string): Promise<AnimalSession[]> {
  const { tx, services } = context
  await refuseUnknownIds(tx, 'animal', [id], { isReadOnly: true })
  const rows = await findAnimalSessions(tx, id, services.now())
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
