import { sql } from 'kysely'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'
import { animalOf, type AnimalColumns, type AnimalRow, type NamedAnimalRow } from './animalRow.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { listValidities } from './validities.sql.ts'
import { sumHoursByWeek, chartPeriodOf } from './workingHours.sql.ts'

/** The practice's current day, and the instant that decides which requests have expired. */
export interface Clock {
  today: Day
  now: Date
}

const selectAnimals = (tx: Tx) =>
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

async function toAnimals(
  { tx, cipher }: { tx: Tx; cipher: FieldCipher },
  rows: readonly NamedAnimalRow[],
  { today, now }: Clock,
  animalId?: string,
): Promise<Animal[]> {
  const workByAnimal = await sumHoursByWeek(tx, { ...chartPeriodOf(today), now, animalId })
  const validities = await listValidities(tx, cipher, animalId === undefined ? undefined : [animalId])
  return rows.map((row) => {
    const { weeks = [], lastDay = null } = workByAnimal.get(row.id) ?? {}
    return animalOf(row, { validities: validities.get(row.id) ?? [], infosByWeek: weeks, lastSessionDay: lastDay })
  })
}

export async function findAnimals(tx: Tx, cipher: FieldCipher, clock: Clock): Promise<Animal[]> {
  const rows = await selectAnimals(tx)
    .orderBy(sql`plain(animal.name)`)
    .execute()
  return toAnimals({ tx, cipher }, rows, clock)
}

export async function findAnimal(tx: Tx, cipher: FieldCipher, id: string, clock: Clock): Promise<Animal | undefined> {
  const row = await selectAnimals(tx).where('animal.id', '=', id).executeTakeFirst()
  return row && (await toAnimals({ tx, cipher }, [row], clock, id))[0]
}

/** Returns the animal's row and locks it until the transaction ends. */
export const lockAnimal = (tx: Tx, id: string): Promise<AnimalRow | undefined> =>
  tx
    .selectFrom('animal')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function insertAnimal(
  tx: Tx,
  ids: { tenant_id: string; id: string },
  columns: AnimalColumns,
): Promise<void> {
  await tx
    .insertInto('animal')
    .values({ ...ids, ...columns })
    .execute()
}

export async function updateAnimal(tx: Tx, id: string, columns: AnimalColumns): Promise<void> {
  await tx.updateTable('animal').set(columns).where('id', '=', id).execute()
}

/**
 * Soft-deletes an animal: records that refer to it still show it. Returns 'removedBefore' when it was
 * already deleted.
 */
export async function deleteAnimalRow(tx: Tx, id: string, now: Date): Promise<'removed' | 'removedBefore' | 'unknown'> {
  const { numUpdatedRows } = await tx
    .updateTable('animal')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'removed'
  const row = await tx.selectFrom('animal').select('id').where('id', '=', id).executeTakeFirst()
  return row ? 'removedBefore' : 'unknown'
}
