import type { Selectable } from 'kysely'
import { AnimalFields, AnimalLimits, type Animal, type AnimalInput } from 'shared/contracts/agenda/animal'
import type { RiderLimits } from 'shared/contracts/agenda/fit'
import { contentVersion } from '../../../contentVersion.ts'
import { columnsOf, fieldsOf } from '../../../schemaColumns.ts'
import type { Tables } from '../../../tables/tables.ts'

export type AnimalRow = Selectable<Tables['animal']>

/** An animal with the names of its race, species, club and owner. */
export type NamedAnimalRow = AnimalRow & {
  race: string
  species: string
  club_name: string | null
  owner_name: string
}

const riderLimitsOf = (row: AnimalRow): RiderLimits => ({
  maxWeightKg: row.max_rider_weight_kg,
  minAge: row.min_rider_age,
})

/** The version of the form's fields; the hours that the animal worked in sessions do not change it. */
export const animalVersion = (row: AnimalRow): string =>
  contentVersion([
    fieldsOf(AnimalFields, row),
    row.club_id,
    row.owner_id,
    row.race_id,
    fieldsOf(AnimalLimits, row),
    riderLimitsOf(row),
  ])

/** Maps a row to an animal; `related` contains its data from other tables. */
export const animalOf = (
  row: NamedAnimalRow,
  related: Pick<Animal, 'validities' | 'infosByWeek' | 'lastSessionDay'>,
): Animal => ({
  id: row.id,
  ...fieldsOf(AnimalFields, row),
  club: row.club_id !== null && row.club_name !== null ? { id: row.club_id, name: row.club_name } : null,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
  limits: fieldsOf(AnimalLimits, row),
  riderLimits: riderLimitsOf(row),
  type: { id: row.race_id, race: row.race, species: row.species },
  version: animalVersion(row),
  ...related,
})

const riderLimitColumns = ({ maxWeightKg, minAge }: RiderLimits) => ({
  max_rider_weight_kg: maxWeightKg,
  min_rider_age: minAge,
})

/** The columns that a form sets; limits absent from the input keep their values. */
export const animalColumns = ({ clubId, ownerId, typeId, limits, riderLimits, ...fields }: AnimalInput) => ({
  ...columnsOf(AnimalFields, fields),
  club_id: clubId,
  owner_id: ownerId,
  race_id: typeId,
  ...(limits && columnsOf(AnimalLimits, limits)),
  ...(riderLimits && riderLimitColumns(riderLimits)),
})

export type AnimalColumns = ReturnType<typeof animalColumns>
