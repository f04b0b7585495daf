import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Day } from '../calendar/day.ts'
import { patientFitProblems } from '../fit/fitProblems.ts'
import type { Problem } from '../problems.ts'
import { patientProblems } from './patient.ts'
import type { PatientDraft } from './patient.ts'

/** Returns the problems of a new patient; the fit with animals is checked only for an individual. */
export const newPatientProblems = (draft: PatientDraft & { fit?: PatientFitInput }, today: Day): Problem[] => [
  ...patientProblems(draft, today),
  ...(draft.type === 'INDIVIDUAL' && draft.fit ? patientFitProblems(draft.fit) : []).map((problem) => ({
    ...problem,
    field: `fit.${problem.field}`,
  })),
]
