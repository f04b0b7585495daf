import type { Validity } from 'shared/contracts/agenda/animal'
import { latestValidities } from 'shared/domain/animals/health'
import { frenchOrder } from 'shared/domain/frenchOrder'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { healthNameOf } from './healthRow.ts'

interface AnimalValidity extends Validity {
  animalId: string
}

async function listValiditiesInTable(
  tx: Tx,
  cipher: FieldCipher,
  table: 'vaccine' | 'medical_appointment',
  animalIds: readonly string[] | undefined,
): Promise<AnimalValidity[]> {
  const query = tx
    .selectFrom(table)
    .select(['id', 'animal_id', 'name', 'name_sealed', 'valid_until'])
    .where('valid_until', 'is not', null)
    .orderBy('id')
  const rows = await (animalIds ? query.where('animal_id', 'in', animalIds) : query).execute()
  return rows
    .flatMap(({ animal_id, valid_until, ...row }) =>
      valid_until === null
        ? []
        : [{ animalId: animal_id, name: healthNameOf(table, row, cipher), validUntil: valid_until }],
    )
    .toSorted((a, b) => frenchOrder.compare(a.name, b.name))
}

/**
 * Returns, by animal id, the record with the latest end of validity for each vaccine or appointment name; `animalIds`
 * undefined means all animals.
 */
export async function listValidities(
  tx: Tx,
  cipher: FieldCipher,
  animalIds?: readonly string[],
): Promise<Map<string, Validity[]>> {
  if (animalIds?.length === 0) return new Map()
  const validities = [
    ...(await listValiditiesInTable(tx, cipher, 'vaccine', animalIds)),
    ...(await listValiditiesInTable(tx, cipher, 'medical_appointment', animalIds)),
  ]
  const validitiesByAnimal = Map.groupBy(validities, ({ animalId }) => animalId)
  return new Map(
    [...validitiesByAnimal].map(([animalId, animalValidities]) => [
      animalId,
      latestValidities(animalValidities.map(({ name, validUntil }) => ({ name, validUntil }))),
    ]),
  )
}
