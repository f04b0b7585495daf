import { get } from 'react-hook-form'
import type { FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { isPathOf, isSame, pathsIn } from './draftPaths.ts'

/** Fills the form with the saved values. Input typed after they were sent is kept, unsaved. */
export function fillExceptUnsaved<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  sent: Draft,
  saved: Draft,
): void {
  const typed: Draft = structuredClone(form.getValues())
  form.reset(saved)
  for (const path of pathsIn(typed)) {
    if (isSame(get(typed, path), get(sent, path)) || !isPathOf(typed, path)) continue
    const value: FieldPathValue<Draft, typeof path> = get(typed, path)
    form.setValue(path, value, { shouldDirty: true })
  }
}
