import type { FitChoice, PatientFitInput } from 'shared/contracts/agenda/fit'
import type { FieldLabels } from 'shared/ui/form'
import { choiceNames } from './fitFacts.ts'

/** Labels of the fields, for the comparison after a conflict. */
export const fitLabels = (choices: readonly FitChoice[]): FieldLabels<PatientFitInput> => ({
  weightKg: 'Poids',
  allergies: { label: 'Allergies', words: ({ allergies }) => choiceNames(choices, allergies) },
  fears: { label: 'Peurs', words: ({ fears }) => choiceNames(choices, fears) },
  preferredAnimalIds: {
    label: 'Animaux préférés',
    words: ({ preferredAnimalIds }) => choiceNames(choices, preferredAnimalIds),
  },
  avoidedAnimalIds: {
    label: 'Animaux à éviter',
    words: ({ avoidedAnimalIds }) => choiceNames(choices, avoidedAnimalIds),
  },
  note: { label: 'Note', isText: true },
})
