import { animalProblems } from 'shared/domain/animals/animal'
import { riderLimitsProblems } from 'shared/domain/fit/fitProblems'
import type { Problem } from 'shared/domain/problems'
import { limitsProblems } from 'shared/domain/workload/limits'
import { practiceToday } from 'shared/session'
import type { AnimalFormDraft } from './draft.ts'

/** Returns the problems that prevent saving, about the animal, its working limits, then its rider limits. */
export const animalFormProblems = (draft: AnimalFormDraft): Problem[] => [
  ...animalProblems(draft, practiceToday()),
  ...limitsProblems(draft.limits),
  ...riderLimitsProblems(draft.riderLimits),
]

/**
 * Returns the message next to a field: 'Obligatoire' for a missing value, whose own message is only a label for the
 * list 'Champs requis' above the form.
 */
export const fieldMessage = ({ kind, message }: { kind?: string; message: string }) =>
  kind === 'required' ? 'Obligatoire' : message
