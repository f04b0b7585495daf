import type { FitChoice, PatientFit } from 'shared/contracts/agenda/fit'
import { decimal } from 'shared/domain/format'

/** Returns « Chien (espèce) » for a species, or « Nala » for an animal. */
export const choiceLabel = ({ name, kind }: FitChoice): string => (kind === 'species' ? `${name} (espèce)` : name)

/** Returns the names of the selected species and animals, in the order of `choices`. */
export const choiceNames = (choices: readonly FitChoice[], ids: readonly string[]): string =>
  choices
    .filter(({ id }) => ids.includes(id))
    .map(choiceLabel)
    .join(', ')

/** Returns the labels and values recorded about a patient and animals, without empty values. */
export const fitFacts = ({
  weightKg,
  allergies,
  fears,
  preferredAnimalIds,
  avoidedAnimalIds,
  note,
  choices,
}: PatientFit): { name: string; value: string }[] =>
  [
    { name: 'Poids', value: weightKg === null ? '' : `${decimal(weightKg)} kg` },
    { name: 'Allergies', value: choiceNames(choices, allergies) },
    { name: 'Peurs', value: choiceNames(choices, fears) },
    { name: 'Préfère', value: choiceNames(choices, preferredAnimalIds) },
    { name: 'À éviter', value: choiceNames(choices, avoidedAnimalIds) },
    { name: 'Note', value: note },
  ].filter(({ value }) => value !== '')
