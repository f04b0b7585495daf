import type { FitAnimal } from 'shared/domain/fit/animalFit'
import type { Tx } from '../../../db.ts'

/** The data of an animal for fit checks, with the names that appear in reasons. */
export interface NamedFitAnimal extends FitAnimal {
  name: string
  species: string
}

/** The animals with these ids by id; `ids` undefined means all that are not deleted. */
export async function listFitAnimals(tx: Tx, ids?: readonly string[]): Promise<Map<string, NamedFitAnimal>> {
  if (ids?.length === 0) return new Map()
  const all = tx
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
  const rows = await (ids ? all.where('animal.id', 'in', ids) : all.where('animal.removed_at', 'is', null)).execute()
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
