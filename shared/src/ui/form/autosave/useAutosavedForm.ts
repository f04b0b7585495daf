import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, isStatus } from '../../../client/ApiError.ts'
import { errorCode } from '../../../contracts/errorCodes.ts'
import type { Problem } from '../../../contracts/wire.ts'
import { applyProblems } from '../applyProblems.ts'
import { isSame } from '../draftPaths.ts'
import { fillExceptUnsaved } from '../fillExceptUnsaved.ts'
import type { FieldLabels } from '../merge/differences.ts'
import { useMerge } from '../merge/useMerge.ts'
import { useSendOnce } from '../repeat/useSendOnce.ts'
import { isRetryable, useAutosave } from './useAutosave.ts'

interface AutosavedFormOptions<Draft extends FieldValues, Saved> {
  /** The form's initial value; omitted if the record does not exist yet: the first save adds it. */
  saved: Saved | undefined
  /** `sentDraft` is the draft that was just saved. */
  draftOf: (saved: Saved, sentDraft?: Draft) => Draft
  /** Returns the request body of a draft. Nothing is saved while it is unchanged. */
  inputOf: (draft: Draft) => unknown
  problemsOf: (draft: Draft) => readonly Problem[]
  /** The name of the request that adds the record, see `useSendOnce`. */
  request?: string
  /** Omitted if the record always exists. */
  add?: (draft: Draft, idempotencyKey: string) => Promise<Saved>
  /** Fails with 412 if another user has changed the record since it was read. */
  change: (knownRecord: Saved, draft: Draft) => Promise<Saved>
  /** Reads the current value; undefined if another user deleted it. */
  read: (knownRecord: Saved) => Promise<Saved | undefined>
  labels: FieldLabels<Draft>
  onSaved: (saved: Saved, isAdded: boolean) => void
  /** Whether incomplete input of a new record waits, unsaved and without an error, until it is complete. */
  waitsUntilComplete?: boolean
  /** Whether leaving the page with unsaved input needs a confirmation, not only after a failed save. */
  asksBeforeLeaving?: boolean
}

/**
 * Autosaves a form: changed and complete input only. Another user's change is never overwritten without a confirmation.
 */
export function useAutosavedForm<Draft extends FieldValues, Saved>(
  form: UseFormReturn<Draft>,
  options: AutosavedFormOptions<Draft, Saved>,
) {
  const { saved, draftOf, inputOf, problemsOf, add, change, read, labels, onSaved } = options
  const { isDirty } = form.formState
  const merge = useMerge(form, labels)
  const knownRecord = useRef(saved)
  const [initialDraft] = useState(() => structuredClone(form.getValues()))
  const base = useRef<Draft>(initialDraft)
  const sendOnce = useSendOnce(options.request)
  /** The draft that is being added. It is retried unchanged, so that a lost response does not add the record twice. */
  const draftBeingAdded = useRef<Draft>(undefined)
  const isUnsaved = () => !isSame(inputOf(form.getValues()), inputOf(base.current))

  function show(sentDraft: Draft, savedRecord: Saved, isAdded: boolean): void {
    knownRecord.current = savedRecord
    const newDraft = draftOf(savedRecord, sentDraft)
    base.current = structuredClone(newDraft)
    fillExceptUnsaved(form, sentDraft, newDraft)
    onSaved(savedRecord, isAdded)
  }

  async function addRecord(): Promise<void> {
    if (!add) return
    draftBeingAdded.current ??= structuredClone(form.getValues())
    const draft = draftBeingAdded.current
    try {
      show(draft, await sendOnce(inputOf(draft), (key) => add(draft, key)), true)
      draftBeingAdded.current = undefined
    } catch (error) {
      if (!isRetryable(error)) draftBeingAdded.current = undefined
      throw error
    }
    if (isUnsaved()) await save()
  }

  async function changeRecord(formerRecord: Saved): Promise<void> {
    const sentDraft = structuredClone(form.getValues())
    try {
      show(sentDraft, await change(formerRecord, sentDraft), false)
    } catch (error) {
      if (!isStatus(error, 412)) throw error
      await mergeWithStored(formerRecord, error)
    }
  }

  /** Handles another user's change: opens the choice of values to keep, or saves again if no value differs. */
  async function mergeWithStored(formerRecord: Saved, refusal: unknown): Promise<void> {
    const storedRecord = await read(formerRecord)
    if (storedRecord === undefined) throw new ApiError(404, { errorCode: errorCode.notFound })
    const hasConflict = merge.compare(draftOf(storedRecord), () => {
      knownRecord.current = storedRecord
      base.current = draftOf(storedRecord)
    })
    if (hasConflict) throw refusal
    if (isUnsaved()) await save()
    else onSaved(storedRecord, false)
  }

  async function save(): Promise<void> {
    // Saves nothing while the user is choosing between two changes.
    if (merge.differences.length > 0) throw new ApiError(412, { errorCode: errorCode.changedMeanwhile })
    if (!isUnsaved()) return form.clearErrors()
    const problems = problemsOf(form.getValues())
    if (problems.length > 0) {
      if (options.waitsUntilComplete && knownRecord.current === undefined) return
      await form.trigger()
      throw new ApiError(400, { errorCode: errorCode.invalid, problems: [...problems] })
    }
    form.clearErrors()
    try {
      await (knownRecord.current === undefined ? addRecord() : changeRecord(knownRecord.current))
    } catch (error) {
      applyProblems(form, error, { message: '' })
      throw error
    }
  }

  const saving = useAutosave(save, options.asksBeforeLeaving === true && isDirty)
  return {
    saving,
    isUnsaved,
    merge: {
      ...merge,
      keep: (choices: Parameters<typeof merge.keep>[0]) => {
        merge.keep(choices)
        saving.request()
      },
    },
    /** The last value that the server is known to have. */
    readLastSaved: () => knownRecord.current,
    /** Shows changes made elsewhere, in a form without unsaved input. */
    refill: (record: Saved) => {
      knownRecord.current = record
      base.current = draftOf(record)
      form.reset(base.current)
    },
    /** Cancels the pending save and treats the input, which stays in the form, as saved: it is not sent. */
    discard: () => {
      saving.cancel()
      base.current = structuredClone(form.getValues())
    },
  }
}
