import { adaptations, criteriaOf, evaluationSections, interactionKinds } from 'shared/domain/evaluation/sections'
import { labelOfAnswer } from 'shared/domain/evaluation/scales'
import type { Answer, ScaleName } from 'shared/domain/evaluation/scales'
import { money } from 'shared/domain/format'
import { patientName } from 'shared/domain/patients/patientName'
import { cachedRow, listKey } from 'shared/lists'
import { get } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import type { SessionFormDraft } from '../draft.ts'

type Labels = FieldLabels<SessionFormDraft>

const patientNameOf = (id: string | null) => {
  const patient = cachedRow(listKey.patients, id)
  return patient ? patientName(patient) : ''
}
const animalName = (id: string) => cachedRow(listKey.animals, id)?.name ?? ''

const answerText = (path: string, scale: ScaleName) => (draft: SessionFormDraft) => {
  const answer: Answer = get(draft.evaluation, path)
  return labelOfAnswer(scale, answer)
}

/** Fields of the evaluation's nine sections, labelled by the title of their section. */
const evaluationLabels: Labels = Object.fromEntries([
  ...evaluationSections.flatMap((section) => [
    ...criteriaOf(section).map(({ path, label, scale }) => [
      `evaluation.${path}`,
      { label: `${section.title} : ${label}`, words: answerText(path, scale) },
    ]),
    ...section.notes.map(({ path, label }) => [
      `evaluation.${path}`,
      { label: `${section.title} : ${label}`, isText: true },
    ]),
  ]),
  ...adaptations.map(({ path, label }) => [`evaluation.${path}`, `Adaptations à prévoir : ${label}`]),
])

/** Labels of the fields on the screen. */
export const sessionLabels: Labels = {
  therapistId: {
    label: 'Praticien',
    words: ({ therapistId }) => {
      const member = cachedRow(listKey.team, therapistId)
      return member ? `${member.firstname} ${member.lastname}` : ''
    },
  },
  startDate: 'Jour',
  startTime: 'De',
  endTime: 'A',
  withAnimalOnly: "Travail de l'animal seulement",
  sessionTypeId: {
    label: 'Type de séance',
    words: ({ sessionTypeId }) => cachedRow(listKey.sessionTypes, sessionTypeId)?.name ?? '',
  },
  patientId: { label: 'Patient', words: ({ patientId }) => patientNameOf(patientId) },
  selectedCorporatePatients: {
    label: 'Participants',
    words: ({ selectedCorporatePatients }) => selectedCorporatePatients.map(patientNameOf).join(', '),
  },
  animalIds: { label: 'Animaux', words: ({ animalIds }) => animalIds.map(animalName).join(', ') },
  clubId: { label: 'Lieu', words: ({ clubId }) => cachedRow(listKey.clubs, clubId)?.name ?? '' },
  price: { label: 'Prix HT', words: ({ price }) => money(price ?? 0) },
  roomRent: { label: 'Location de la salle', words: ({ roomRent }) => money(roomRent ?? 0) },
  animalRent: { label: "Location de l'animal", words: ({ animalRent }) => money(animalRent ?? 0) },
  isRentPaidByPatient: 'Le patient paie la location',
  patientPresent: 'Patient présent',
  comments: { label: 'Commentaires', isText: true },
  recurrence: 'Fréquence',
  endDate: 'Fin de la série',
  ...evaluationLabels,
  'evaluation.interaction.typesObserves': {
    label: "Types d'interaction observés",
    words: ({ evaluation }) =>
      interactionKinds
        .filter(({ value }) => evaluation.interaction.typesObserves.includes(value))
        .map(({ label }) => label)
        .join(', '),
  },
  'evaluation.bienEtreParAnimal': {
    label: 'Bien-être de chaque animal',
    words: ({ evaluation }) =>
      evaluation.bienEtreParAnimal
        .map(({ animalId, comportementAnimal, cooperationAnimal, observations }) =>
          [
            animalName(animalId),
            labelOfAnswer('wellbeing', comportementAnimal) &&
              `comportement ${labelOfAnswer('wellbeing', comportementAnimal)}`,
            labelOfAnswer('wellbeing', cooperationAnimal) &&
              `coopération ${labelOfAnswer('wellbeing', cooperationAnimal)}`,
            observations,
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n'),
  },
}
