import type { Selectable } from 'kysely'
import type { Animal, AnimalInput, AnimalLimits } from 'shared/contracts/agenda/animal'
import type { RiderLimits } from 'shared/contracts/agenda/fit'
import { contentVersion } from '../../contentVersion.ts'
import type { Tables } from '../../tables/tables.ts'

export type AnimalRow = Selectable<Tables['animal']>

/** A row with the names of what it refers to. */
export type NamedAnimalRow = AnimalRow & {
  race: string
  species: string
  club_name: string | null
  owner_name: string
}

const limitsOf = (row: AnimalRow): AnimalLimits => ({
  minutesByDay: row.minutes_by_day,
  longestStretch: row.longest_stretch,
  restBetween: row.rest_between,
  sessionsByDay: row.sessions_by_day,
  restDaysByWeek: row.rest_days_by_week,
})

const riderLimitsOf = (row: AnimalRow): RiderLimits => ({
  maxWeightKg: row.max_rider_weight_kg,
  minAge: row.min_rider_age,
})

/** The version of what the form fills: the hours an animal works are no change of it. */
export const animalVersion = (row: AnimalRow): string =>
  contentVersion([
    row.name,
    row.birthdate,
    row.club_id,
    row.owner_id,
    row.race_id,
    row.nb_working_hours_by_week,
    limitsOf(row),
    riderLimitsOf(row),
  ])

/** `related`: what other tables know of the animal. */
export const animalOf = (
  row: NamedAnimalRow,
  related: Pick<Animal, 'validities' | 'infosByWeek' | 'lastSessionDay'>,
): Animal => ({
  id: row.id,
  name: row.name,
  birthdate: row.birthdate,
  club: row.club_id !== null && row.club_name !== null ? { id: row.club_id, name: row.club_name } : null,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
  nbWorkingHoursByWeek: row.nb_working_hours_by_week,
  limits: limitsOf(row),
  riderLimits: riderLimitsOf(row),
  type: { id: row.race_id, race: row.race, species: row.species },
  version: animalVersion(row),
  ...related,
})

const limitColumns = (limits: AnimalLimits) => ({
  minutes_by_day: limits.minutesByDay,
  longest_stretch: limits.longestStretch,
  rest_between: limits.restBetween,
  sessions_by_day: limits.sessionsByDay,
  rest_days_by_week: limits.restDaysByWeek,
})

const riderLimitColumns = ({ maxWeightKg, minAge }: RiderLimits) => ({
  max_rider_weight_kg: maxWeightKg,
  min_rider_age: minAge,
})

/** The columns a form fills; limits that are left out stay as they are. */
export const animalColumns = ({
  name,
  birthdate,
  clubId,
  ownerId,
  nbWorkingHoursByWeek,
  typeId,
  limits,
  riderLimits,
}: AnimalInput) => ({
  name: name.trim(),
  birthdate,
  club_id: clubId,
  owner_id: ownerId,
  race_id: typeId,
  nb_working_hours_by_week: nbWorkingHoursByWeek,
  ...(limits && limitColumns(limits)),
  ...(riderLimits && riderLimitColumns(riderLimits)),
})

export type AnimalColumns = ReturnType<typeof animalColumns>
