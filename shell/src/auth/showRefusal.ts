import { ApiError, isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { placeProblems } from 'shared/ui/form'
import type { FieldPath, FieldValues, UseFormReturn } from 'shared/ui/form'
import { noResponseMessage } from './messages.ts'

/**
 * Shows the server's problems at their fields and focuses the first of these fields. Returns the form's message, and
 * whether a field shows a problem. `formFieldByApiField` is for example `{ newPassword: 'password' }`.
 */
export function showRefusal<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  error: unknown,
  messages: Messages,
  formFieldByApiField: Readonly<Partial<Record<string, FieldPath<Draft>>>> = {},
): { sentence: string; isOnField: boolean } {
  const problems = error instanceof ApiError ? error.problems : []
  const { placed } = placeProblems(
    form,
    problems.map((problem) => ({ ...problem, field: formFieldByApiField[problem.field] ?? problem.field })),
  )
  if (placed[0]) form.setFocus(placed[0].field)
  return {
    sentence: isStatus(error, 0) ? noResponseMessage : messageFor(error, messages),
    isOnField: placed.length > 0,
  }
}
