import { sql } from 'kysely'
import type { Completion } from 'shared/contracts/directory/therapist'
import { townCompletions } from 'shared/domain/directory/townCompletions'
import type { Tx } from '../../../db.ts'
import { selectBookableTherapists } from './therapists.sql.ts'
import { orderByMatch, nameConditions, townStartsWith } from './therapistSearch.sql.ts'

const maxCompletions = 8

/**
 * Maximum number of rows to read; more than `maxCompletions`, because the rows of all postal codes of a town form a
 * single completion.
 */
const maxTowns = 100

async function completeName(tx: Tx, text: string, now: Date): Promise<Completion[]> {
  const [isStartOfLastName] = orderByMatch(text, '')
  let query = selectBookableTherapists(tx, now).where((where) => where.and(nameConditions(text)))
  if (isStartOfLastName) query = query.orderBy(isStartOfLastName, 'desc')
  const therapists = await query
    .orderBy(sql`plain(lastname)`)
    .orderBy(sql`plain(firstname)`)
    .orderBy('id')
    .limit(maxCompletions)
    .execute()
  return therapists.map(({ firstname, lastname, firm_name, city }) => ({
    text: `${firstname} ${lastname}`,
    detail: [firm_name, city].filter(Boolean).join(', '),
  }))
}

async function completeTown(tx: Tx, text: string, now: Date): Promise<Completion[]> {
  const towns = await selectBookableTherapists(tx, now)
    .clearSelect()
    .where(townStartsWith(text))
    .where('city', '<>', '')
    .select(['city', 'zip_code as zipCode', sql<number>`count(*)::int`.as('therapists')])
    .groupBy(['city', 'zip_code'])
    .orderBy(sql`plain(city)`)
    .orderBy('zip_code')
    .limit(maxTowns)
    .execute()
  return townCompletions(towns, text).slice(0, maxCompletions)
}

/** Completions of the typed text: names, or towns with their number of bookable therapists. */
export const listCompletions = (
  tx: Tx,
  { field, text }: { field: 'name' | 'location'; text: string },
  now: Date,
): Promise<Completion[]> => (field === 'name' ? completeName(tx, text, now) : completeTown(tx, text, now))
