import { get } from 'react-hook-form'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../client/ApiError.ts'
import type { Problem } from '../../contracts/wire.ts'
import { fieldErrorOf } from './fieldErrors.ts'
import type { ProblemTexts } from './fieldErrors.ts'

/**
 * The field to show for an error code of the API whose response names no field; with a `message` if the field's message
 * differs from the form's alert.
 */
export type FieldsByCode<Draft extends FieldValues> = Readonly<
  Partial<Record<string, FieldPath<Draft> | { field: FieldPath<Draft>; message: string }>>
>

export interface ApplyOptions<Draft extends FieldValues> extends ProblemTexts {
  /** `{ [errorCode.emailTaken]: 'email' }` */
  fields?: FieldsByCode<Draft>
  /** The screen's message for this refusal. */
  message: string
}

export interface PlacedProblems<Draft extends FieldValues> {
  /** The problems that were set on fields, the first one of each field, in the order of the response. */
  placed: readonly (Problem & { field: FieldPath<Draft> })[]
  /** The problems of fields that the form does not have, to show in its alert. */
  unplaced: readonly Problem[]
}

/** Whether the form has the field, by its current values. */
export const hasField = <Draft extends FieldValues>(draft: Draft, field: string): field is FieldPath<Draft> =>
  get(draft, field) !== undefined

function problemsIn<Draft extends FieldValues>(error: ApiError, { fields, message }: ApplyOptions<Draft>) {
  const fieldOfCode = fields?.[error.errorCode]
  if (fieldOfCode === undefined || error.problems.length > 0) return error.problems
  return [typeof fieldOfCode === 'object' ? fieldOfCode : { field: fieldOfCode, message }]
}

/** Sets the first problem of each field on it; the next submission validates the fields again. */
export function placeProblems<Draft extends FieldValues>(
  { getValues, setError }: UseFormReturn<Draft>,
  problems: readonly Problem[],
  texts?: ProblemTexts,
): PlacedProblems<Draft> {
  const draft = getValues()
  const placed: (Problem & { field: FieldPath<Draft> })[] = []
  const unplaced: Problem[] = []
  for (const problem of problems) {
    const { field } = problem
    if (!hasField(draft, field)) unplaced.push(problem)
    else if (placed.every((candidate) => candidate.field !== field)) placed.push({ ...problem, field })
  }
  for (const problem of placed) setError(problem.field, fieldErrorOf(problem, texts))
  return { placed, unplaced }
}

/** Sets the server's problems on their fields, or the error code's message on the field to which the code refers. */
export const applyProblems = <Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  error: unknown,
  options: ApplyOptions<Draft>,
): PlacedProblems<Draft> => placeProblems(form, error instanceof ApiError ? problemsIn(error, options) : [], options)
