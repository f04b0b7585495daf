import { get } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { isDay } from '../../../domain/calendar/day.ts'
import { decimal, longDay } from '../../../domain/format.ts'
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

/** A field whose saved value somebody else changed, different from the local value. */
export interface Difference {
  path: string
  label: string
  mine: string
  theirs: string
  canJoin: boolean
  /** The initial choice: theirs if the field was not changed here. Undefined if both changed it. */
  suggested: Side | undefined
}

export interface Drafts<Draft> {
  /** The form's initial value. */
  base: unknown
  mine: Draft
  theirs: Draft
}

const nothing = '(vide)'

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return decimal(value)
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value === 'string') return isDay(value) ? longDay(value) : value
  return ''
}

const covers = (label: string, path: string) => path === label || path.startsWith(`${label}.`)

/** The compared paths: those with a label, and each field not covered by one. */
function comparedPaths<Draft extends FieldValues>(draft: Draft, labels: FieldLabels<Draft>): string[] {
  const named = Object.keys(labels)
  return [...named, ...pathsIn(draft).filter((path) => !named.some((label) => covers(label, path)))]
}

const isTextIn = (draft: FieldValues, path: string) => {
  const value: unknown = get(draft, path)
  return typeof value === 'string' && value.trim() !== ''
}

/**
 * The fields somebody else changed meanwhile, except where the draft has the same value, in the order of the labels.
 */
export function differencesOf<Draft extends FieldValues>(
  { base, mine, theirs }: Drafts<Draft>,
  labels: FieldLabels<Draft>,
): Difference[] {
  return comparedPaths(mine, labels).flatMap((path) => {
    const [before, here, there] = [base, mine, theirs].map((draft): unknown => get(draft, path))
    if (isSame(there, before) || isSame(there, here)) return []
    const named = labels[path] ?? path
    const {
      label,
      words = (draft: Draft) => wordsOf(get(draft, path)),
      isText = false,
    } = typeof named === 'string' ? { label: named } : named
    return [
      {
        path,
        label,
        mine: words(mine) || nothing,
        theirs: words(theirs) || nothing,
        canJoin: isText && isTextIn(mine, path) && isTextIn(theirs, path),
        suggested: isSame(here, before) ? 'theirs' : undefined,
      },
    ]
  })
}

/** The kept local values, by path, once each field is chosen. Fields nobody else changed keep their local value. */
export function keptValues<Draft extends FieldValues>(
  { base, mine, theirs }: Drafts<Draft>,
  labels: FieldLabels<Draft>,
  choices: Readonly<Partial<Record<string, Side>>>,
): [path: string, value: unknown][] {
  return comparedPaths(mine, labels).flatMap((path): [string, unknown][] => {
    const [before, here, there] = [base, mine, theirs].map((draft): unknown => get(draft, path))
    if (isSame(here, there)) return []
    const side = isSame(there, before) ? 'mine' : (choices[path] ?? 'mine')
    if (side === 'theirs') return []
    return [[path, side === 'both' ? `${String(there)}\n\n${String(here)}` : here]]
  })
}
