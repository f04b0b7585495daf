import { get } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { isRecord } from '../../domain/isRecord.ts'

/** Returns the paths of a draft's fields; a list counts as one field. */
export const pathsIn = (values: FieldValues, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? pathsIn(value, `${path}${name}.`) : [`${path}${name}`],
  )

/** Whether the draft has a field, or a group of fields, at this path. */
export const isPathOf = <Draft extends FieldValues>(draft: Draft, path: string): path is FieldPath<Draft> =>
  get(draft, path) !== undefined

/** Whether two values of a field are equal in the request. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)
