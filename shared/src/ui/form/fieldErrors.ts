import { get, set } from 'react-hook-form'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Problem } from '../../contracts/wire.ts'

export interface ProblemTexts {
  /** Returns the text at the field; by default the problem's message. */
  fieldMessage?: (problem: Problem) => string
}

/** Returns the line of 'Champs requis': « De : Obligatoire » where the message alone does not identify the field. */
const summaryOf = ({ label, message }: Problem) => (label === undefined ? message : `${label} : ${message}`)

/**
 * Converts a problem to an error of react-hook-form: the text at the field, and the line in the summary above the form.
 */
export const fieldErrorOf = (problem: Problem, { fieldMessage }: ProblemTexts = {}): FieldError => ({
  type: problem.kind ?? 'invalid',
  message: fieldMessage?.(problem) ?? problem.message,
  types: { summary: summaryOf(problem) },
})

/**
 * Creates the resolver that validates a form by a rule of the domain: `useForm({ defaultValues, resolver:
 * problemsResolver(patientProblems) })`.
 */
export const problemsResolver =
  <Draft extends FieldValues>(rule: (draft: Draft) => readonly Problem[], texts?: ProblemTexts): Resolver<Draft> =>
  (draft) => {
    const errors: FieldErrors<Draft> = {}
    for (const problem of rule(draft)) {
      if (get(errors, problem.field) === undefined) set(errors, problem.field, fieldErrorOf(problem, texts))
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} }
  }

const isFieldError = (node: object): node is FieldError => 'message' in node && typeof node.message === 'string'

const lineOf = ({ message = '', types }: FieldError) => (typeof types?.summary === 'string' ? types.summary : message)

/** Converts the errors of a form to the lines of `RequiredFields`, in the order of the errors. */
export function problemsOf(errors: object, path = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return []
    const field = path === '' ? name : `${path}.${name}`
    return isFieldError(node) ? [{ field, message: lineOf(node) }] : problemsOf(node, field)
  })
}
