import { queryClient } from 'shared/client'
import type { Species } from 'shared/contracts/agenda/animal'
import { patientName } from 'shared/domain/patients/patientName'
import { cachedRow, listKey } from 'shared/lists'
import type { FieldLabels } from 'shared/ui/form'
import { speciesKey } from '../../keys.ts'
import type { AnimalFormDraft } from './draft.ts'

function ownerName({ ownerId }: AnimalFormDraft) {
  const owner = cachedRow(listKey.patients, ownerId)
  return owner ? patientName(owner) : ''
}

const raceName = ({ typeId }: AnimalFormDraft) =>
  queryClient
    .getQueryData<Species[]>(speciesKey)
    ?.flatMap(({ races }) => races)
    .find(({ id }) => id === typeId)?.name ?? ''

/** The fields of an animal as the screen names them. */
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
