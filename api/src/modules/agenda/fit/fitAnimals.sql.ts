import type { FitAnimal } from 'shared/domain/fit/animalFit'
import type { Tx } from '../../../db.ts'

/** The data of an animal for fit checks, with the names that appear in reasons. */
export interface NamedFitAnimal extends FitAnimal {
  name: string
  species: string
}

/** Returns the animals with these ids, by id; without `ids`, all animals that are not deleted. */
export async function listFitAnimals(tx: Tx, ids?: readonly string[]): Promise<Map<string, NamedFitAnimal>> {
  if (ids?.length === 0) return new Map()
  const query = tx
    .selectFrom('animal')
    .innerJoin('race', 'race.id', 'animal.race_id')
    .innerJoin('species', 'species.id', 'race.species_id')
    .select([
      'animal.id',
      'animal.name',
      'species.id as species_id',
      'species.name as species',
      'max_rider_weight_kg',
      'min_rider_age',
    ])
    .orderBy('animal.id')
  const rows = await (
    ids ? query.where('animal.id', 'in', ids) : query.where('animal.removed_at', 'is', null)
  ).execute()
  return new Map(
    rows.map(({ id, name, species, species_id, max_rider_weight_kg, min_rider_age }) => [
      id,
      {
        id,
        name,
        species,
        speciesId: species_id,
        riderLimits: { maxWeightKg: max_rider_weight_kg, minAge: min_rider_age },
      },
    ]),
  )
}
