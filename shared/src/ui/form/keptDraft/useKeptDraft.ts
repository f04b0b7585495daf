import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { flushDraft, readDraft, removeDraft, storeDraftSoon } from './draftStore.ts'

export type FoundDraft = 'none' | 'restored' | 'older'

interface KeptDraft<Values extends FieldValues, Kept> {
  /** Names the draft among those of the user, such as `patient.<id>`. */
  name: string
  /** The version of what the form changes; '' for something new. */
  version: string
  /** What stands; a draft that says the same is none. */
  saved: Kept
  /** The only field that is kept; left out, `keptOf` is asked at each change. */
  field?: FieldPath<Values>
  keptOf: (values: Values) => Kept
  /** What was stored, or undefined where it cannot be read. */
  parse: (stored: unknown) => Kept | undefined
  /** Puts it into the form, as typed. */
  fill: (kept: Kept) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps what is typed in a form on the device, for this user alone, until it is saved (`removeDraft`): it survives a reload
 * and a sign-in after an expired session. A draft that is found is put into the form at once; one that was typed over an
 * older version is only offered. What it returns are the properties of `DraftNotice`.
 */
export function useKeptDraft<Values extends FieldValues, Kept>(
  form: UseFormReturn<Values>,
  { name, version, saved, field, keptOf, parse, fill }: KeptDraft<Values, Kept>,
) {
  const [draft] = useState(() => {
    const stored = readDraft(name)
    const value = stored && parse(stored.value)
    return value === undefined || isSame(value, saved) ? undefined : { value, isOlder: stored?.version !== version }
  })
  const [found, setFound] = useState<FoundDraft>(draft ? (draft.isOlder ? 'older' : 'restored') : 'none')

  const restoreOnOpen = useEffectEvent(() => {
    if (draft && found === 'restored') fill(draft.value)
  })
  useEffect(() => restoreOnOpen(), [])

  const keep = useEffectEvent((values: Values, seenVersion: string) => {
    const typed = keptOf(values)
    if (!isSame(typed, saved)) storeDraftSoon(name, { value: typed, version: seenVersion })
    else if (found !== 'older') storeDraftSoon(name, undefined)
  })
  useEffect(
    () =>
      form.subscribe({
        ...(field && { name: field }),
        formState: { values: true },
        callback: ({ values }) => keep(values, version),
      }),
    [form, field, version],
  )
  // What the form changes may get another version while it is open: a draft that is not saved then belongs to that one.
  useEffect(() => {
    if (readDraft(name)) keep(form.getValues(), version)
  }, [form, name, version])
  useEffect(() => () => flushDraft(name), [name])

  return {
    found,
    onRestore: () => {
      if (!draft || found !== 'older') return
      fill(draft.value)
      setFound('restored')
    },
    onIgnore: () => {
      if (found === 'restored') fill(saved)
      removeDraft(name)
      setFound('none')
    },
  }
}
