import { sql } from 'kysely'
import type { Species } from 'shared/contracts/agenda/animal'
import type { Tx } from '../../../db.ts'

/** The species with their races, common to all practices. */
export async function listSpecies(tx: Tx): Promise<Species[]> {
  const rows = await tx
    .selectFrom('species')
    .innerJoin('race', 'race.species_id', 'species.id')
    .select(['species.id', 'species.name', 'race.id as race_id', 'race.name as race'])
    .orderBy('species.position')
    .orderBy(sql`plain(species.name)`)
    .orderBy(sql`plain(race.name)`)
    .execute()
  const rowsBySpecies = Map.groupBy(rows, ({ id }) => id)
  return [...rowsBySpecies].map(([id, speciesRows]) => ({
    id,
    name: speciesRows[0]?.name ?? '',
    races: speciesRows.map(({ race_id, race }) => ({ id: race_id, name: race })),
  }))
}
