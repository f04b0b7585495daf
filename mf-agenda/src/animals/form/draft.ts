import { queryClient } from 'shared/client'
import type { Animal, AnimalFields, AnimalInput, AnimalLimits, Species } from 'shared/contracts/agenda/animal'
import type { RiderLimits } from 'shared/contracts/agenda/fit'
import { defaultRaceId } from 'shared/domain/animals/animal'
import { patientName } from 'shared/domain/patients/patientName'
import { noLimits } from 'shared/domain/workload/presets'
import { cachedRow, listKey } from 'shared/lists'
import type { FieldLabels } from 'shared/ui/form'
import { speciesKey } from '../../keys.ts'

/** Values of the form. The fields have the API's names, so that the problems that the API reports match them. */
export interface AnimalFormDraft extends Omit<AnimalFields, 'nbWorkingHoursByWeek'> {
  nbWorkingHoursByWeek: number | null
  typeId: string
  ownerId: string | null
  clubId: string | null
  limits: AnimalLimits
  riderLimits: RiderLimits
}

export const newDraft = (species: readonly Species[]): AnimalFormDraft => ({
  name: '',
  birthdate: null,
  typeId: defaultRaceId(species[0]),
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

function ownerName({ ownerId }: AnimalFormDraft) {
  const owner = cachedRow(listKey.patients, ownerId)
  return owner ? patientName(owner) : ''
}

const raceName = ({ typeId }: AnimalFormDraft) =>
  queryClient
    .getQueryData<Species[]>(speciesKey)
    ?.flatMap(({ races }) => races)
    .find(({ id }) => id === typeId)?.name ?? ''

/** Labels of the fields on the screen. */
export const animalLabels: FieldLabels<AnimalFormDraft> = {
  name: "Nom de l'animal",
  birthdate: 'Date de naissance',
  typeId: { label: 'Race', words: raceName },
  ownerId: { label: 'Propriétaire', words: ownerName },
  clubId: { label: 'Lieu', words: ({ clubId }) => cachedRow(listKey.clubs, clubId)?.name ?? '' },
  nbWorkingHoursByWeek: "Nombre d'heures de travail hebdo",
  'limits.minutesByDay': 'Travail par jour, au plus (minutes)',
  'limits.longestStretch': "Travail d'affilée, au plus (minutes)",
  'limits.restBetween': 'Repos entre deux séances (minutes)',
  'limits.sessionsByDay': 'Séances par jour, au plus',
  'limits.restDaysByWeek': 'Jours de repos par semaine',
  'riderLimits.maxWeightKg': 'Poids du cavalier, au plus (kg)',
  'riderLimits.minAge': 'Âge minimum (ans)',
}
