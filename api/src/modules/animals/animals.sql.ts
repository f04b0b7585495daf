import { sql } from 'kysely'
import type { Animal } from 'shared/contracts/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../db.ts'
import { patientName } from '../sessionStore/titledSessions.sql.ts'
import { animalOf, type AnimalRow, type columnsOf } from './animalRow.ts'
import { validitiesOf } from './validities.sql.ts'
import { hoursByWeek, shownWeeks } from './workingHours.sql.ts'

/** The practice's day, and the instant its requests are judged by. */
export interface When {
  today: Day
  now: Date
}

const present = (tx: Tx) =>
  tx
    .selectFrom('animal')
    .innerJoin('race', 'race.id', 'animal.race_id')
    .innerJoin('species', 'species.id', 'race.species_id')
    .leftJoin('club', (join) =>
      join.onRef('club.tenant_id', '=', 'animal.tenant_id').onRef('club.id', '=', 'animal.club_id'),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'animal.tenant_id').onRef('patient.id', '=', 'animal.owner_id'),
    )
    .selectAll('animal')
    .select(['race.name as race', 'species.name as species', 'club.name as club_name', patientName.as('owner_name')])
    .where('animal.removed_at', 'is', null)

async function whole(tx: Tx, rows: readonly AnimalRow[], { today, now }: When, animalId?: string): Promise<Animal[]> {
  const working = await hoursByWeek(tx, { ...shownWeeks(today), now, animalId })
  const validities = await validitiesOf(tx, animalId === undefined ? undefined : [animalId])
  return rows.map((row) => {
    const { weeks = [], lastDay = null } = working.get(row.id) ?? {}
    return animalOf(row, { validities: validities.get(row.id) ?? [], infosByWeek: weeks, lastSessionDay: lastDay })
  })
}

export const animalsOf = async (tx: Tx, when: When): Promise<Animal[]> =>
  whole(
    tx,
    await present(tx)
      .orderBy(sql`plain(animal.name)`)
      .execute(),
    when,
  )

export async function findAnimal(tx: Tx, id: string, when: When): Promise<Animal | undefined> {
  const row = await present(tx).where('animal.id', '=', id).executeTakeFirst()
  return row && (await whole(tx, [row], when, id))[0]
}

/** The animal as its row has it, held until the transaction ends. */
export const holdAnimal = (tx: Tx, id: string) =>
  tx
    .selectFrom('animal')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const hasAnimal = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('animal')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

type Columns = ReturnType<typeof columnsOf>

export async function insertAnimal(tx: Tx, ids: { tenant_id: string; id: string }, columns: Columns): Promise<void> {
  await tx
    .insertInto('animal')
    .values({ ...ids, ...columns })
    .execute()
}

export async function updateAnimal(tx: Tx, id: string, columns: Columns): Promise<void> {
  await tx.updateTable('animal').set(columns).where('id', '=', id).execute()
}

/** Whether it leaves the lists now, left them before, or never was in them. What names it, past or to come, keeps it. */
export async function removeAnimal(tx: Tx, id: string, now: Date): Promise<'removed' | 'gone' | 'unknown'> {
  const { numUpdatedRows } = await tx
    .updateTable('animal')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'removed'
  return (await tx.selectFrom('animal').select('id').where('id', '=', id).executeTakeFirst()) ? 'gone' : 'unknown'
}

/** Whether the owner and the place are in the practice's lists; those it had before stay good, removed since or not. */
export async function areKnown(
  tx: Tx,
  { owner_id, club_id }: Pick<Columns, 'owner_id' | 'club_id'>,
  former?: Pick<Columns, 'owner_id' | 'club_id'>,
): Promise<boolean> {
  const isIn = async (table: 'patient' | 'club', id: string | null, formerId: string | null | undefined) =>
    id === null ||
    id === formerId ||
    (await tx
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()) !== undefined
  return (await isIn('patient', owner_id, former?.owner_id)) && isIn('club', club_id, former?.club_id)
}
