import type { SessionType } from 'shared/contracts/sessionType'
import type { Tx } from '../../db.ts'

export async function sessionTypesOf(tx: Tx): Promise<SessionType[]> {
  const rows = await tx.selectFrom('session_type').selectAll().orderBy('position').orderBy('name').execute()
  return rows.map(({ id, name, duration, default_session_price, animal_count, animal_species_id }) => ({
    id,
    name,
    duration,
    defaultSessionPrice: default_session_price,
    animalsNeeded: animal_count === null ? null : { count: animal_count, speciesId: animal_species_id },
  }))
}
