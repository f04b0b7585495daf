import { sql } from 'kysely'
import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { PublicSessionType, TherapistCard } from 'shared/contracts/directory/therapist'
import type { SlotRules } from 'shared/domain/calendar/slotOffer'
import type { Tx } from '../../../db.ts'
import { animalsNeededOf, slotRulesOf } from '../sessionTypes/sessionTypeRow.ts'
import { listOfferedTypesAndSpecies } from './offeredTypesAndSpecies.sql.ts'
import { therapistCardOf } from './therapistRow.ts'
import { orderByMatch, locationConditions, nameConditions, distanceTo } from './therapistSearch.sql.ts'

/** Maximum number of cards per response. */
const maxCards = 300

export const selectBookableTherapists = (tx: Tx, now: Date) =>
  tx
    .selectFrom('directory.therapist')
    .selectAll()
    .where((where) => where.or([where('bookable_until', 'is', null), where('bookable_until', '>', now)]))

type DirectoryRow = Awaited<ReturnType<ReturnType<typeof selectBookableTherapists>['execute']>>[number]

async function toCards(tx: Tx, rows: readonly DirectoryRow[]): Promise<TherapistCard[]> {
  const offersById = await listOfferedTypesAndSpecies(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => therapistCardOf(row, offersById.get(row.id) ?? { sessionTypes: [], species: [] }))
}

const countRows = async (query: ReturnType<typeof selectBookableTherapists>): Promise<number> => {
  const { count } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface TherapistSearch {
  name?: string
  location?: string
  near?: string
}

/** Offset and limit of a list. */
interface PageRange {
  offset: number
  limit: number
}

export interface FoundTherapists {
  therapists: TherapistCard[]
  /** Total number of matches. */
  count: number
}

/** A page of the bookable therapists whose name and location contain all typed words, with their total number. */
export async function listFoundTherapists(
  tx: Tx,
  { name = '', location = '', near }: TherapistSearch,
  now: Date,
  { offset, limit }: PageRange = { offset: 0, limit: maxCards },
): Promise<FoundTherapists> {
  const matchesQuery = selectBookableTherapists(tx, now).where((where) =>
    where.and([...nameConditions(name), ...locationConditions(location)]),
  )
  let query = matchesQuery
  if (near !== undefined) query = query.orderBy(distanceTo(near), (order) => order.asc().nullsLast())
  for (const order of orderByMatch(name, location)) query = query.orderBy(order, 'desc')
  const therapists = await query
    .orderBy(sql`plain(lastname)`)
    .orderBy(sql`plain(firstname)`)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const isLastPage = therapists.length > 0 && therapists.length < limit
  return {
    therapists: await toCards(tx, therapists),
    count: isLastPage ? offset + therapists.length : await countRows(matchesQuery),
  }
}

export async function findTherapist(tx: Tx, id: string, now: Date): Promise<TherapistCard | undefined> {
  const rows = await selectBookableTherapists(tx, now).where('id', '=', id).execute()
  const [card] = await toCards(tx, rows)
  return card
}

/** Session types that visitors can request, in the practice's order. */
const selectOfferedTypes = (tx: Tx) =>
  tx
    .selectFrom('session_type')
    .where('removed_at', 'is', null)
    .where('is_public', '=', true)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')

type PublicClub = PublicSessionType['clubs'][number]

/** The clubs where a session type is offered. */
const clubsOfType = sql<PublicClub[]>`coalesce((
  select json_agg(json_build_object('id', club.id, 'name', club.name, 'city', club.city) order by plain(club.name), club.id)
  from session_type_club offer join club on club.tenant_id = offer.tenant_id and club.id = offer.club_id
  where offer.tenant_id = session_type.tenant_id and offer.session_type_id = session_type.id and club.removed_at is null), '[]')`

export const listPublicSessionTypes = (tx: Tx): Promise<PublicSessionType[]> =>
  selectOfferedTypes(tx)
    .select(['id', 'name', 'duration', clubsOfType.as('clubs')])
    .execute()

export interface OfferedType {
  id: string
  rules: SlotRules
  animalsNeeded: AnimalsNeeded | null
}

/** The slot rules and animal requirements of each public session type; never shown to visitors. */
export async function listOfferedTypes(tx: Tx): Promise<OfferedType[]> {
  const rows = await selectOfferedTypes(tx).selectAll().execute()
  return rows.map((row) => ({ id: row.id, rules: slotRulesOf(row), animalsNeeded: animalsNeededOf(row) }))
}

/** The slot rules of a public session type, by default the first type. */
export async function findOfferedType(tx: Tx, id?: string): Promise<OfferedType | undefined> {
  const types = await listOfferedTypes(tx)
  return id === undefined ? types[0] : types.find((type) => type.id === id)
}
