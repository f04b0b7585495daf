import { get, set, useForm as useHookForm } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver, UseFormProps, UseFormReturn } from 'react-hook-form'
import type { Problem } from '../../domain/problems.ts'

/** A form that validates by the domain's rule: `useForm({ defaultValues, resolver: problemsResolver(patientProblems) })`. */
export const problemsResolver =
  <Draft extends FieldValues>(problemsOfDraft: (draft: Draft) => readonly Problem[]): Resolver<Draft> =>
  (draft) => {
    const errors: FieldErrors<Draft> = {}
    for (const { field, message } of problemsOfDraft(draft)) {
      if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} }
  }

/** react-hook-form's, but the refused form leads to its box 'Champs requis' and not to its first field. */
export function useForm<Draft extends FieldValues>(options: UseFormProps<Draft>): UseFormReturn<Draft> {
  return useHookForm<Draft>({ shouldFocusError: false, ...options })
}

const isError = (node: object): node is { message: string } => 'message' in node && typeof node.message === 'string'

/** The errors of a form as the lines of `RequiredFields`. */
export function problemsOf(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return []
    const field = path === '' ? name : `${path}.${name}`
    return isError(node) ? [{ field, message: node.message }] : problemsOf(node, field)
  })
}
