import type { Selectable } from 'kysely'
import type { AnimalsNeeded, SessionType, SessionTypeInput } from 'shared/contracts/directory/sessionType'
import type { SlotRules } from 'shared/domain/calendar/slotOffer'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tables } from '../../../tables/tables.ts'

export type SessionTypeRow = Selectable<Tables['session_type']>

/** A session type with the ids of the clubs where it is offered, except deleted clubs. */
export type SessionTypeWithClubs = SessionTypeRow & { club_ids: string[] }

/** Returns how many animals, and of which species, a session of this type requires; null if it requires none. */
export const animalsNeededOf = ({
  animal_count,
  animal_species_id,
}: Pick<SessionTypeRow, 'animal_count' | 'animal_species_id'>): AnimalsNeeded | null =>
  animal_count === null ? null : { count: animal_count, speciesId: animal_species_id }

/** Maps the columns that restrict the bookable slots of a session type. */
export const slotRulesOf = (
  row: Pick<
    SessionTypeRow,
    'duration' | 'buffer_before_minutes' | 'buffer_after_minutes' | 'notice_hours' | 'horizon_days'
  >,
): SlotRules => ({
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before_minutes,
  bufferAfterMinutes: row.buffer_after_minutes,
  noticeHours: row.notice_hours,
  horizonDays: row.horizon_days,
})

export const sessionTypeOf = ({ position: _position, ...row }: SessionTypeWithClubs): SessionType => ({
  id: row.id,
  // Excludes the position from the version, because another call changes it.
  version: contentVersion(row),
  name: row.name,
  duration: row.duration,
  defaultSessionPrice: row.default_session_price,
  animalsNeeded: animalsNeededOf(row),
  isPublic: row.is_public,
  clubIds: row.club_ids,
  bufferBeforeMinutes: row.buffer_before_minutes,
  bufferAfterMinutes: row.buffer_after_minutes,
  noticeHours: row.notice_hours,
  horizonDays: row.horizon_days,
})

/** The columns for the fields that the input contains. */
export const sessionTypeColumns = (input: SessionTypeInput) => ({
  name: input.name.trim(),
  ...(input.duration !== undefined && { duration: input.duration }),
  ...(input.defaultSessionPrice !== undefined && { default_session_price: input.defaultSessionPrice }),
  ...(input.animalsNeeded !== undefined && {
    animal_count: input.animalsNeeded?.count ?? null,
    animal_species_id: input.animalsNeeded?.speciesId ?? null,
  }),
  ...(input.isPublic !== undefined && { is_public: input.isPublic }),
  ...(input.bufferBeforeMinutes !== undefined && { buffer_before_minutes: input.bufferBeforeMinutes }),
  ...(input.bufferAfterMinutes !== undefined && { buffer_after_minutes: input.bufferAfterMinutes }),
  ...(input.noticeHours !== undefined && { notice_hours: input.noticeHours }),
  ...(input.horizonDays !== undefined && { horizon_days: input.horizonDays }),
})

export type SessionTypeColumns = ReturnType<typeof sessionTypeColumns>
