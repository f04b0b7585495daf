import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { selectBookableTherapists } from './therapists.sql.ts'
import { isInTown, namesDistrict } from './therapistSearch.sql.ts'

/** The most frequent spelling of a town. */
const mostFrequentSpelling = sql<string | null>`mode() within group (order by btrim(city))`

const selectTowns = (tx: Tx, now: Date) =>
  selectBookableTherapists(tx, now).clearSelect().where('town_search', '<>', '')

/**
 * Returns the directory's spelling of the typed town; undefined for a district, or if no therapist there can be booked.
 */
export async function findTown(tx: Tx, text: string, now: Date): Promise<string | undefined> {
  if (namesDistrict(text)) return undefined
  const row = await selectTowns(tx, now)
    .where(isInTown(text))
    .select(mostFrequentSpelling.as('town'))
    .executeTakeFirst()
  return row?.town ?? undefined
}

/** Number of towns with bookable therapists. */
export async function countTowns(tx: Tx, now: Date): Promise<number> {
  const { count } = await selectTowns(tx, now)
    .select(sql<number>`count(distinct town_search)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of the towns with bookable therapists, in a stable order. */
export async function listTowns(tx: Tx, now: Date, { from, count }: { from: number; count: number }) {
  const rows = await selectTowns(tx, now)
    .select(mostFrequentSpelling.as('town'))
    .groupBy('town_search')
    .orderBy('town_search')
    .offset(from)
    .limit(count)
    .execute()
  return rows.map(({ town }) => town ?? '')
}

export interface TownCount {
  town: string
  therapists: number
}

/** Towns with the most bookable therapists, in descending order. */
export async function listLargestTowns(tx: Tx, now: Date, limit: number): Promise<TownCount[]> {
  const rows = await selectTowns(tx, now)
    .select([mostFrequentSpelling.as('town'), sql<number>`count(*)::int`.as('therapists')])
    .groupBy('town_search')
    .orderBy('therapists', 'desc')
    .orderBy('town_search')
    .limit(limit)
    .execute()
  return rows.map(({ town, therapists }) => ({ town: town ?? '', therapists }))
}
