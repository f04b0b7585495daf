import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { bookable } from './therapists.sql.ts'
import { isInTown } from './therapistSearch.sql.ts'

/** As most of its therapists write it. */
const spelling = sql<string | null>`mode() within group (order by btrim(city))`

const withTown = (tx: Tx, now: Date) => bookable(tx, now).clearSelect().where('town_search', '<>', '')

/** How the directory writes the town that was typed; undefined where nobody of a town of this name may be booked. */
export async function findTown(tx: Tx, typed: string, now: Date): Promise<string | undefined> {
  const row = await withTown(tx, now).where(isInTown(typed)).select(spelling.as('town')).executeTakeFirst()
  return row?.town ?? undefined
}

/** In how many towns somebody may be booked. */
export async function countTowns(tx: Tx, now: Date): Promise<number> {
  const { count } = await withTown(tx, now)
    .select(sql<number>`count(distinct town_search)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Some of these towns, in an order that stays. */
export async function listTowns(tx: Tx, now: Date, { from, count }: { from: number; count: number }) {
  const rows = await withTown(tx, now)
    .select(spelling.as('town'))
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

/** Those with most therapists first. */
export async function largestTowns(tx: Tx, now: Date, most: number): Promise<TownCount[]> {
  const rows = await withTown(tx, now)
    .select([spelling.as('town'), sql<number>`count(*)::int`.as('therapists')])
    .groupBy('town_search')
    .orderBy('therapists', 'desc')
    .orderBy('town_search')
    .limit(most)
    .execute()
  return rows.map(({ town, therapists }) => ({ town: town ?? '', therapists }))
}
