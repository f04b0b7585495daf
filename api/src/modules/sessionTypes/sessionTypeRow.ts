import type { Selectable } from 'kysely'
import type { AnimalsNeeded, SessionType } from 'shared/contracts/sessionType'
import type { Tables } from '../../tables/tables.ts'

export type SessionTypeRow = Selectable<Tables['session_type']>

export const animalsNeededBy = ({
  animal_count,
  animal_species_id,
}: Pick<SessionTypeRow, 'animal_count' | 'animal_species_id'>): AnimalsNeeded | null =>
  animal_count === null ? null : { count: animal_count, speciesId: animal_species_id }

export const sessionTypeOf = (row: SessionTypeRow): SessionType => ({
  id: row.id,
  name: row.name,
  duration: row.duration,
  defaultSessionPrice: row.default_session_price,
  animalsNeeded: animalsNeededBy(row),
})
