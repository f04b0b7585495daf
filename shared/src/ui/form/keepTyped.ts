import { get } from 'react-hook-form'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { isRecord } from '../../domain/isRecord.ts'

/** The paths of a draft's single fields; a list counts as one field. */
const pathsIn = (values: FieldValues, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? pathsIn(value, `${path}${name}.`) : [`${path}${name}`],
  )

const isPathOf = <Draft extends FieldValues>(draft: Draft, path: string): path is FieldPath<Draft> =>
  get(draft, path) !== undefined

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fills the form with what was saved. What was typed after it was sent stays as it is, unsaved. */
export function keepTyped<Draft extends FieldValues>(form: UseFormReturn<Draft>, sent: Draft, saved: Draft): void {
  const typed: Draft = structuredClone(form.getValues())
  form.reset(saved)
  for (const path of pathsIn(typed)) {
    if (isSame(get(typed, path), get(sent, path)) || !isPathOf(typed, path)) continue
    const value: FieldPathValue<Draft, typeof path> = get(typed, path)
    form.setValue(path, value, { shouldDirty: true })
  }
}
