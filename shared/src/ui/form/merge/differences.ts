import { get } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { isDay } from '../../../domain/calendar/day.ts'
import { decimal, longDay } from '../../../domain/format.ts'
import { isSame, pathsIn } from '../draftPaths.ts'

/**
 * The name of a field, or of a group of fields chosen together, as the screen shows it. `words` says what a draft holds
 * there, where the value itself does not; of a field with `isText`, both texts can be kept.
 */
export type FieldLabel<Draft> = string | { label: string; words?: (draft: Draft) => string; isText?: boolean }

/** By the path of the field or group. A field without a label is shown by its path. */
export type FieldLabels<Draft> = Readonly<Record<string, FieldLabel<Draft>>>

/** Whose value is kept; `both` puts one text after the other. */
export type Side = 'mine' | 'theirs' | 'both'

/** A field that somebody else changed to something else than it has here. */
export interface Difference {
  path: string
  label: string
  mine: string
  theirs: string
  canJoin: boolean
  /** Chosen at first: theirs where the field was not touched here. Undefined where both changed it. */
  suggested: Side | undefined
}

export interface Drafts<Draft> {
  /** What the form was filled with. */
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

/** The paths that are compared: those with a label, and each field that none of them covers. */
export function comparedPaths<Draft extends FieldValues>(draft: Draft, labels: FieldLabels<Draft>): string[] {
  const named = Object.keys(labels)
  return [...named, ...pathsIn(draft).filter((path) => !named.some((label) => covers(label, path)))]
}

const isTextIn = (draft: FieldValues, path: string) => {
  const value: unknown = get(draft, path)
  return typeof value === 'string' && value.trim() !== ''
}

/** The fields that somebody else changed meanwhile, unless the draft has the same there, in the order of the labels. */
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

/** The values that differ from theirs once each field is chosen, by path. What nobody else changed stays as it is here. */
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
