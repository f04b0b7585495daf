import type { Animal, AnimalInput, AnimalLimits, Species } from 'shared/contracts/agenda/animal'
import type { RiderLimits } from 'shared/contracts/agenda/fit'
import { firstRace } from 'shared/domain/animals/animal'
import type { Day } from 'shared/domain/calendar/day'
import { noLimits } from 'shared/domain/workload/presets'

/** What the form holds. The fields bear the names of the call, so that its problems find them. */
export interface AnimalFormDraft {
  name: string
  birthdate: Day | null
  typeId: string
  ownerId: string | null
  clubId: string | null
  nbWorkingHoursByWeek: number | null
  limits: AnimalLimits
  riderLimits: RiderLimits
}

export const newDraft = (species: readonly Species[]): AnimalFormDraft => ({
  name: '',
  birthdate: null,
  typeId: firstRace(species[0]),
  ownerId: null,
  clubId: null,
  nbWorkingHoursByWeek: null,
  limits: noLimits,
  riderLimits: { maxWeightKg: null, minAge: null },
})

export const draftOf = ({
  name,
  birthdate,
  type,
  owner,
  club,
  nbWorkingHoursByWeek,
  limits,
  riderLimits,
}: Animal): AnimalFormDraft => ({
  name,
  birthdate,
  typeId: type.id,
  ownerId: owner?.id ?? null,
  clubId: club?.id ?? null,
  nbWorkingHoursByWeek,
  limits,
  riderLimits,
})

export const inputOf = ({ nbWorkingHoursByWeek, ...draft }: AnimalFormDraft): AnimalInput => ({
  ...draft,
  nbWorkingHoursByWeek: nbWorkingHoursByWeek ?? 0,
})
