import type { AnimalsNeeded, SessionType } from 'shared/contracts/sessionType'
import type { Tx } from '../../db.ts'

interface Needing {
  animal_count: number | null
  animal_species_id: string | null
}

export const animalsNeededBy = ({ animal_count, animal_species_id }: Needing): AnimalsNeeded | null =>
  animal_count === null ? null : { count: animal_count, speciesId: animal_species_id }

export async function sessionTypesOf(tx: Tx): Promise<SessionType[]> {
  const rows = await tx.selectFrom('session_type').selectAll().orderBy('position').orderBy('name').execute()
  return rows.map(({ id, name, duration, default_session_price, ...needing }) => ({
    id,
    name,
    duration,
    defaultSessionPrice: default_session_price,
    animalsNeeded: animalsNeededBy(needing),
  }))
}
