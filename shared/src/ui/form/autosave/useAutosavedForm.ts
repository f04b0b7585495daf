import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, isStatus } from '../../../client/ApiError.ts'
import { errorCode } from '../../../contracts/errorCodes.ts'
import type { Problem } from '../../../contracts/wire.ts'
import { applyProblems } from '../applyProblems.ts'
import { isSame } from '../draftPaths.ts'
import { keepTyped } from '../keepTyped.ts'
import type { FieldLabels } from '../merge/differences.ts'
import { useMerge } from '../merge/useMerge.ts'
import { useSendOnce } from '../repeat/useSendOnce.ts'
import { isRetried, useAutosave } from './useAutosave.ts'

interface AutosavedFormOptions<Draft extends FieldValues, Saved> {
  /** What the form was filled with; left out, it is not there yet, and the first save adds it. */
  saved: Saved | undefined
  /** `sent` is the draft that was just saved. */
  draftOf: (saved: Saved, sent?: Draft) => Draft
  /** What is sent of a draft: where it is the same, nothing is to be saved. */
  inputOf: (draft: Draft) => unknown
  problemsOf: (draft: Draft) => readonly Problem[]
  /** The name of the request that adds it, see `useSendOnce`. */
  request?: string
  /** Left out, it is always there. */
  add?: (draft: Draft, idempotencyKey: string) => Promise<Saved>
  /** Refused with 412 when somebody else changed what was seen. */
  change: (seen: Saved, draft: Draft) => Promise<Saved>
  /** What stands now; undefined where somebody else deleted it. */
  read: (seen: Saved) => Promise<Saved | undefined>
  labels: FieldLabels<Draft>
  onSaved: (saved: Saved, isAdded: boolean) => void
  /** What is not there yet waits without a word until it is complete. */
  waitsUntilComplete?: boolean
  /** Asks before the page is left while something is typed, and not only once it could not be saved. */
  guardsTyping?: boolean
}

/** Saves a form by itself: what is changed and complete, and never over what somebody else saved without asking. */
export function useAutosavedForm<Draft extends FieldValues, Saved>(
  form: UseFormReturn<Draft>,
  options: AutosavedFormOptions<Draft, Saved>,
) {
  const { saved, draftOf, inputOf, problemsOf, add, change, read, labels, onSaved } = options
  const { isDirty } = form.formState
  const merge = useMerge(form, labels)
  const seen = useRef(saved)
  const [filled] = useState(() => structuredClone(form.getValues()))
  const base = useRef<Draft>(filled)
  const sendOnce = useSendOnce(options.request)
  /** What is being added: tried again as it was, so that a lost response adds nothing twice. */
  const creation = useRef<Draft>(undefined)
  const isUnsaved = () => !isSame(inputOf(form.getValues()), inputOf(base.current))

  function show(sent: Draft, now: Saved, isAdded: boolean): void {
    seen.current = now
    const shown = draftOf(now, sent)
    base.current = structuredClone(shown)
    keepTyped(form, sent, shown)
    onSaved(now, isAdded)
  }

  async function addTyped(): Promise<void> {
    if (!add) return
    creation.current ??= structuredClone(form.getValues())
    const draft = creation.current
    try {
      show(draft, await sendOnce(inputOf(draft), (key) => add(draft, key)), true)
      creation.current = undefined
    } catch (error) {
      if (!isRetried(error)) creation.current = undefined
      throw error
    }
    if (isUnsaved()) await save()
  }

  async function changeTyped(former: Saved): Promise<void> {
    const sent = structuredClone(form.getValues())
    try {
      show(sent, await change(former, sent), false)
    } catch (error) {
      if (!isStatus(error, 412)) throw error
      await mergeStanding(former, error)
    }
  }

  /** Somebody else saved first: asks what is kept, or saves again where the two do not differ. */
  async function mergeStanding(former: Saved, refusal: unknown): Promise<void> {
    const standing = await read(former)
    if (standing === undefined) throw new ApiError(404, { errorCode: errorCode.notFound })
    const asks = merge.compare(draftOf(standing), () => {
      seen.current = standing
      base.current = draftOf(standing)
    })
    if (asks) throw refusal
    if (isUnsaved()) await save()
    else onSaved(standing, false)
  }

  async function save(): Promise<void> {
    // The user is still choosing between two changes: nothing is saved meanwhile.
    if (merge.differences.length > 0) throw new ApiError(412, { errorCode: errorCode.changedMeanwhile })
    if (!isUnsaved()) return form.clearErrors()
    const problems = problemsOf(form.getValues())
    if (problems.length > 0) {
      if (options.waitsUntilComplete && seen.current === undefined) return
      await form.trigger()
      throw new ApiError(400, { errorCode: errorCode.invalid, problems: [...problems] })
    }
    form.clearErrors()
    try {
      await (seen.current === undefined ? addTyped() : changeTyped(seen.current))
    } catch (error) {
      applyProblems(form, error, { message: '' })
      throw error
    }
  }

  const saving = useAutosave(save, options.guardsTyping === true && isDirty)
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
    /** What stands on the server, as far as it was seen. */
    readSeen: () => seen.current,
    /** Shows what was changed elsewhere, over a form in which nothing is typed. */
    refill: (now: Saved) => {
      seen.current = now
      base.current = draftOf(now)
      form.reset(base.current)
    },
    /** Nothing that is typed is saved any more. */
    discard: () => {
      saving.cancel()
      base.current = structuredClone(form.getValues())
    },
  }
}
