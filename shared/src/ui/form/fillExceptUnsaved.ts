import { get } from 'react-hook-form'
import type { FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { isPathOf, isSame, pathsIn } from './draftPaths.ts'

/** Fills the form with the saved values. Input typed after the request was sent stays in the form, as unsaved. */
export function fillExceptUnsaved<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  sentDraft: Draft,
  savedDraft: Draft,
): void {
  const typedDraft: Draft = structuredClone(form.getValues())
  form.reset(savedDraft)
  for (const path of pathsIn(typedDraft)) {
    if (isSame(get(typedDraft, path), get(sentDraft, path)) || !isPathOf(typedDraft, path)) continue
    const value: FieldPathValue<Draft, typeof path> = get(typedDraft, path)
    form.setValue(path, value, { shouldDirty: true })
  }
}
