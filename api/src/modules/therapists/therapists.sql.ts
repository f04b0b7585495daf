import { sql } from 'kysely'
import type { AnimalsNeeded } from 'shared/contracts/sessionType'
import type { PublicSessionType, Question, TherapistCard } from 'shared/contracts/therapist'
import type { Tx } from '../../db.ts'
import { animalsNeededBy } from '../sessionTypes/sessionTypeRow.ts'
import { therapistCardOf } from './therapistRow.ts'
import { nameMatches, closestFirst, locationMatches } from './therapistSearch.sql.ts'

/** A visitor does not read more. */
const maxCards = 300

const bookable = (tx: Tx, now: Date) =>
  tx
    .selectFrom('directory.therapist')
    .selectAll()
    .where((where) => where.or([where('bookable_until', 'is', null), where('bookable_until', '>', now)]))

/** The therapists anyone may book and whose name and location contain all the words typed. */
export async function searchTherapists(
  tx: Tx,
  { name = '', location = '' }: { name?: string; location?: string },
  now: Date,
): Promise<TherapistCard[]> {
  const matches = [...nameMatches(name), ...locationMatches(location)]
  let rows = bookable(tx, now).where((where) => where.and(matches))
  for (const first of closestFirst(name, location)) rows = rows.orderBy(first, 'desc')
  const therapists = await rows
    .orderBy(sql`plain(lastname)`)
    .orderBy(sql`plain(firstname)`)
    .orderBy('id')
    .limit(maxCards)
    .execute()
  return therapists.map(therapistCardOf)
}

export async function findTherapist(tx: Tx, id: string, now: Date): Promise<TherapistCard | undefined> {
  const row = await bookable(tx, now).where('id', '=', id).executeTakeFirst()
  return row && therapistCardOf(row)
}

export const publicSessionTypes = (tx: Tx): Promise<PublicSessionType[]> =>
  tx
    .selectFrom('session_type')
    .select(['id', 'name', 'duration'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The duration and the animals that a type of session takes; the first type's without an id. Animals are never shown to the public. */
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
