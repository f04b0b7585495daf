import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { requestPersistentStorage } from '../../../device/persistentStorage.ts'
import { flushDraft, readDraft, removeDraft, storeDraftSoon } from './draftStore.ts'

export type FoundDraft = 'none' | 'restored' | 'older'

interface StoredDraftOptions<Values extends FieldValues, Stored> {
  /** The draft's name, unique for the user, such as `patient.<id>`. */
  name: string
  /** The version of the form's record; '' for a new record. */
  version: string
  /** The saved value; a stored draft with the same value is removed. */
  saved: Stored
  /** The only stored field, if `storedValueOf` reads no other; by default any change of the form is stored. */
  field?: FieldPath<Values>
  storedValueOf: (values: Values) => Stored
  /** Parses the stored value; undefined if it is invalid. */
  parse: (storedValue: unknown) => Stored | undefined
  /** Fills the form with the draft. */
  fill: (value: Stored) => void
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/**
 * Stores a form's input on the device, for this user only, until it is saved (`removeDraft`): it survives a reload and
 * a sign-in after an expired session. A stored draft is restored at once; one based on an older version is only
 * offered. Returns the props of `DraftNotice`.
 */
export function useStoredDraft<Values extends FieldValues, Stored>(
  form: UseFormReturn<Values>,
  { name, version, saved, field, storedValueOf, parse, fill }: StoredDraftOptions<Values, Stored>,
) {
  const [draft] = useState(() => {
    const storedDraft = readDraft(name)
    const value = storedDraft && parse(storedDraft.value)
    return value === undefined || isSame(value, saved)
      ? undefined
      : { value, isOlder: storedDraft?.version !== version, storedAt: storedDraft?.storedAt }
  })
  const [found, setFound] = useState<FoundDraft>(draft ? (draft.isOlder ? 'older' : 'restored') : 'none')

  const restoreOnOpen = useEffectEvent(() => {
    if (draft && found === 'restored') fill(draft.value)
  })
  useEffect(() => restoreOnOpen(), [])

  const storeInput = useEffectEvent((values: Values, recordVersion: string) => {
    const typedValue = storedValueOf(values)
    if (!isSame(typedValue, saved)) {
      storeDraftSoon(name, { value: typedValue, version: recordVersion })
      requestPersistentStorage()
    } else if (found !== 'older') storeDraftSoon(name, undefined)
  })
  useEffect(
    () =>
      form.subscribe({
        ...(field && { name: field }),
        formState: { values: true },
        callback: ({ values }) => storeInput(values, version),
      }),
    [form, field, version],
  )
  // The form's record may get a new version while the form is open: an unsaved draft is then based on the new version.
  useEffect(() => {
    if (readDraft(name)) storeInput(form.getValues(), version)
  }, [form, name, version])
  useEffect(() => () => flushDraft(name), [name])

  return {
    found,
    storedAt: draft?.storedAt,
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
