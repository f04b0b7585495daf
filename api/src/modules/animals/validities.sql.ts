import type { Validity } from 'shared/contracts/animal'
import { newestOf } from 'shared/domain/animals/health'
import type { Tx } from '../../db.ts'

async function rowsOf(tx: Tx, table: 'vaccine' | 'medical_appointment', animalIds: readonly string[] | undefined) {
  const rows = tx
    .selectFrom(table)
    .select(['animal_id', 'name', 'valid_until'])
    .where('valid_until', 'is not', null)
    .orderBy('name')
    .orderBy('id')
  return (animalIds ? rows.where('animal_id', 'in', animalIds) : rows).execute()
}

/** Vaccines and appointments with a last day of validity, of these animals or of all: of each name the one that is valid longest. An animal with none is left out. */
export async function validitiesOf(tx: Tx, animalIds?: readonly string[]): Promise<Map<string, Validity[]>> {
  if (animalIds?.length === 0) return new Map()
  const rows = [...(await rowsOf(tx, 'vaccine', animalIds)), ...(await rowsOf(tx, 'medical_appointment', animalIds))]
  const validities = rows.flatMap(({ animal_id, name, valid_until }) =>
    valid_until === null ? [] : [{ animalId: animal_id, name, validUntil: valid_until }],
  )
  const byAnimal = Map.groupBy(validities, ({ animalId }) => animalId)
  return new Map(
    [...byAnimal].map(([animalId, each]) => [
      animalId,
      newestOf(each.map(({ name, validUntil }) => ({ name, validUntil }))),
    ]),
  )
}
