import { get } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { isDay } from '../../../domain/calendar/day.ts'
import { longDay, quantityText } from '../../../domain/format.ts'
import { isSame, pathsIn } from '../draftPaths.ts'

/**
 * The label of a field, or of a group of fields chosen together. `words` formats the draft's value for display; with
 * `isText`, both texts can be kept.
 */
type FieldLabel<Draft> = string | { label: string; words?: (draft: Draft) => string; isText?: boolean }

/** Labels by the path of the field or group. A field without a label is shown by its path. */
export type FieldLabels<Draft> = Readonly<Record<string, FieldLabel<Draft>>>

/** The side whose value is kept; `both` concatenates the texts. */
export type Side = 'mine' | 'theirs' | 'both'

/** A field whose saved value another user changed to a value that differs from the local value. */
export interface Difference {
  path: string
  label: string
  mine: string
  theirs: string
  /** Whether both texts can be kept, one after the other. */
  canJoin: boolean
  /** The initial choice: `theirs` if this user did not change the field, undefined if both users did. */
  suggested: Side | undefined
}

export interface Drafts<Draft> {
  /** The form's initial value. */
  base: unknown
  mine: Draft
  theirs: Draft
}

const emptyText = '(vide)'

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return quantityText(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'string') return isDay(value) ? longDay(value) : value
  return ''
}

const covers = (labelledPath: string, path: string) => path === labelledPath || path.startsWith(`${labelledPath}.`)

/** Lists the paths to compare: the labelled ones, and every field that no label covers. */
function pathsToCompare<Draft extends FieldValues>(draft: Draft, labels: FieldLabels<Draft>): string[] {
  const labelledPaths = Object.keys(labels)
  return [
    ...labelledPaths,
    ...pathsIn(draft).filter((path) => !labelledPaths.some((labelled) => covers(labelled, path))),
  ]
}

const isTextIn = (draft: FieldValues, path: string) => {
  const value: unknown = get(draft, path)
  return typeof value === 'string' && value.trim() !== ''
}

/** Lists the fields that another user changed and whose values differ from the draft, in the order of the labels. */
export function differencesOf<Draft extends FieldValues>(
  { base, mine, theirs }: Drafts<Draft>,
  labels: FieldLabels<Draft>,
): Difference[] {
  return pathsToCompare(mine, labels).flatMap((path) => {
    const [baseValue, myValue, theirValue] = [base, mine, theirs].map((draft): unknown => get(draft, path))
    if (isSame(theirValue, baseValue) || isSame(theirValue, myValue)) return []
    const fieldLabel = labels[path] ?? path
    const {
      label,
      words = (draft: Draft) => textOf(get(draft, path)),
      isText = false,
    } = typeof fieldLabel === 'string' ? { label: fieldLabel } : fieldLabel
    return [
      {
        path,
        label,
        mine: words(mine) || emptyText,
        theirs: words(theirs) || emptyText,
        canJoin: isText && isTextIn(mine, path) && isTextIn(theirs, path),
        suggested: isSame(myValue, baseValue) ? 'theirs' : undefined,
      },
    ]
  })
}

/** Lists the values to set over the other user's values: fields that only this user changed, and the user's choices. */
export function valuesToKeep<Draft extends FieldValues>(
  { base, mine, theirs }: Drafts<Draft>,
  labels: FieldLabels<Draft>,
  choices: Readonly<Partial<Record<string, Side>>>,
): [path: string, value: unknown][] {
  return pathsToCompare(mine, labels).flatMap((path): [string, unknown][] => {
    const [baseValue, myValue, theirValue] = [base, mine, theirs].map((draft): unknown => get(draft, path))
    if (isSame(myValue, theirValue)) return []
    const side = isSame(theirValue, baseValue) ? 'mine' : (choices[path] ?? 'mine')
    if (side === 'theirs') return []
    return [[path, side === 'both' ? `${String(theirValue)}\n\n${String(myValue)}` : myValue]]
  })
}
