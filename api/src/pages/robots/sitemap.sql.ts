import { sql } from 'kysely'
import type { Tx } from '../../db.ts'

const selectBookableTherapists = (tx: Tx, now: Date) =>
  tx
    .selectFrom('directory.therapist')
    .where((where) => where.or([where('bookable_until', 'is', null), where('bookable_until', '>', now)]))

/** Counts the bookable therapists of the directory. */
export async function countBookableTherapists(tx: Tx, now: Date): Promise<number> {
  const { count } = await selectBookableTherapists(tx, now)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists a page of the ids of the bookable therapists, in a stable order. */
export async function listBookableTherapistIds(
  tx: Tx,
  now: Date,
  { from, count }: { from: number; count: number },
): Promise<string[]> {
  const rows = await selectBookableTherapists(tx, now).select('id').orderBy('id').offset(from).limit(count).execute()
  return rows.map(({ id }) => id)
}

/** Whether a therapist with this id left the directory within the last 365 days. */
export async function hasLeft(tx: Tx, id: string, now: Date): Promise<boolean> {
  const departure = await tx
    .selectFrom('directory.departure')
    .select('id')
    .where('id', '=', id)
    .where('left_on', '>=', sql<string>`${now}::timestamptz::date - 365`)
    .executeTakeFirst()
  return departure !== undefined
}
