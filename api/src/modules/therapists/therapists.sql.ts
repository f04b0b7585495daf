import { sql, type Selectable } from 'kysely'
import type { AnimalsNeeded } from 'shared/contracts/sessionType'
import type { PublicSessionType, Question, TherapistCard } from 'shared/contracts/therapist'
import type { Tx } from '../../db.ts'
import type { Tables } from '../../tables/tables.ts'
import { animalsNeededBy } from '../sessionTypes/sessionTypes.sql.ts'
import { nameMatches, nearestFirst, placeMatches } from './therapistSearch.sql.ts'

/** More cards than this help nobody choose. */
const mostCards = 300

const cardOf = (row: Selectable<Tables['directory.therapist']>): TherapistCard => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  firmName: row.firm_name,
  logo: row.logo,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city },
  latitude: row.latitude,
  longitude: row.longitude,
  approximate: row.approximate,
})

const bookable = (tx: Tx, now: Date) =>
  tx
    .selectFrom('directory.therapist')
    .selectAll()
    .where((where) => where.or([where('bookable_until', 'is', null), where('bookable_until', '>', now)]))

/** The therapists anyone may book and whose name and place hold all the words typed. */
export async function searchTherapists(
  tx: Tx,
  { name = '', location = '' }: { name?: string; location?: string },
  now: Date,
): Promise<TherapistCard[]> {
  const matches = [...nameMatches(name), ...placeMatches(location)]
  let rows = bookable(tx, now).where((where) => where.and(matches))
  for (const first of nearestFirst(name, location)) rows = rows.orderBy(first, 'desc')
  const found = await rows
    .orderBy(sql`plain(lastname)`)
    .orderBy(sql`plain(firstname)`)
    .orderBy('id')
    .limit(mostCards)
    .execute()
  return found.map(cardOf)
}

export async function findTherapist(tx: Tx, id: string, now: Date): Promise<TherapistCard | undefined> {
  const row = await bookable(tx, now).where('id', '=', id).executeTakeFirst()
  return row && cardOf(row)
}

export const publicSessionTypes = (tx: Tx): Promise<PublicSessionType[]> =>
  tx
    .selectFrom('session_type')
    .select(['id', 'name', 'duration'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()

/** What a slot of a kind of session takes; of the first kind when none is named. Of the animals nothing is told to the public. */
export async function offeredType(
  tx: Tx,
  id?: string,
): Promise<{ duration: number; animalsNeeded: AnimalsNeeded | null } | undefined> {
  const types = tx
    .selectFrom('session_type')
    .select(['duration', 'animal_count', 'animal_species_id'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
  const row = await (id === undefined ? types : types.where('id', '=', id)).executeTakeFirst()
  return row && { duration: row.duration, animalsNeeded: animalsNeededBy(row) }
}

export const questionsOf = (tx: Tx, sessionTypeId: string): Promise<Question[]> =>
  tx
    .selectFrom('question')
    .select(['id', 'text'])
    .where('session_type_id', '=', sessionTypeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
