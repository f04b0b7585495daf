import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { flushDraft, readDraft, removeDraft, storeDraftSoon } from './draftStore.ts'

export type FoundDraft = 'none' | 'restored' | 'older'

interface KeptDraft<Values extends FieldValues, Kept> {
  /** The draft's name, unique for the user, such as `patient.<id>`. */
  name: string
  /** The version of the form's record; '' for a new record. */
  version: string
  /** The saved value; a stored draft with the same value is removed. */
  saved: Kept
  /** The only stored field; by default `keptOf` is called at each change. */
  field?: FieldPath<Values>
  keptOf: (values: Values) => Kept
  /** Parses the stored value; undefined if it is invalid. */
  parse: (stored: unknown) => Kept | undefined
  /** Fills the form with the draft. */
  fill: (kept: Kept) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Stores a form's input on the device, for this user only, until it is saved (`removeDraft`): it survives a reload and
 * a sign-in after an expired session. A stored draft is restored at once; one based on an older version is only
 * offered. Returns the props of `DraftNotice`.
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
  // The form's record may get a new version while the form is open: an unsaved draft is then based on the new version.
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
