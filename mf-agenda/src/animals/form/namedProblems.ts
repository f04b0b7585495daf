import { animalNeeds, animalProblems } from 'shared/domain/animals/animal'
import { limitsProblems } from 'shared/domain/workload/limits'
import type { Problem } from 'shared/domain/problems'
import { practiceToday } from 'shared/session'
import type { AnimalFormDraft } from './draft.ts'

const missing = 'Obligatoire'

const needs = new Map<string, string>(Object.entries(animalNeeds))

/** Beside a field, its own name would say nothing… */
export const problemsOfForm = (draft: AnimalFormDraft): Problem[] =>
  [...animalProblems(draft, practiceToday()), ...limitsProblems(draft.limits)].map(({ field, message }) => ({
    field,
    message: message === needs.get(field) ? missing : message,
  }))

/** …while the box above the form names what is missing. */
export const namedProblems = (problems: readonly Problem[]): Problem[] =>
  problems.map(({ field, message }) => ({
    field,
    message: message === missing ? (needs.get(field) ?? message) : message,
  }))
