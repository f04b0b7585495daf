import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, isStatus } from '../../client/ApiError.ts'
import { messageFor } from '../../client/messageFor.ts'
import type { Messages } from '../../client/messageFor.ts'
import { errorCode } from '../../contracts/errorCodes.ts'
import { toast } from '../toasts/toasts.ts'
import { useUnsavedGuard } from '../unsaved.ts'
import { applyProblems, hasField } from './applyProblems.ts'
import type { FieldsByCode } from './applyProblems.ts'
import { problemsOf } from './fieldErrors.ts'
import type { ProblemTexts } from './fieldErrors.ts'
import { fillExceptUnsaved } from './fillExceptUnsaved.ts'
import type { FieldLabels } from './merge/differences.ts'
import { useMerge } from './merge/useMerge.ts'
import type { Merge } from './merge/useMerge.ts'
import { useFormRequest } from './repeat/useFormRequest.ts'
import type { FormRequest } from './repeat/useFormRequest.ts'

/** The message if the member lost the right to save while the form was open. */
const rightsLostMessages = {
  [errorCode.forbidden]:
    "Vos droits ont changé : ceci ne peut plus être enregistré. Ce que vous avez saisi reste à l'écran.",
}

/** The messages of a form's saving. */
export interface SaveMessages {
  /** Omitted if the next screen confirms the saving. */
  saved?: string
  /** The messages of the API's refusal, by error code. */
  failed: Messages
}

/** How to handle a 412, for a form whose record other users may change while it is open. */
interface Revision<Draft extends FieldValues, Saved> {
  /** The form's initial value. */
  original: Saved
  /** Reads the current value. */
  read: () => Promise<Saved>
  draftOf: (saved: Saved) => Draft
  labels: FieldLabels<Draft>
  /**
   * For a record that can be added again after another user deleted it: the title of the notice, and the message after
   * it was added.
   */
  deletedTexts?: { title: string; saved: string }
}

/** Whether the form's record was deleted; a 404 that names a field is about that field's value. */
const isDeleted = (error: unknown) => error instanceof ApiError && error.status === 404 && error.problems.length === 0

export interface SaveOptions<Draft extends FieldValues, Saved> extends ProblemTexts {
  /**
   * Sends the draft. The idempotency key stays the same for retries of the same draft; `original` is the saved value
   * from which the draft was made.
   */
  save: (draft: Draft, idempotencyKey: string, original: Saved | undefined) => Promise<Saved>
  /** For a form that adds something: stores the key of an unanswered request on the device, across reloads. */
  request?: FormRequest<Draft>
  /** Omitted if no other user can change the form's record. */
  revision?: Revision<Draft, Saved>
  messages: SaveMessages
  /** The field to which an error code refers: `{ [errorCode.emailTaken]: 'email' }`. */
  fields?: FieldsByCode<Draft>
  /** For a form that stays open: the values to show after saving. Input typed during saving is kept. */
  draftOf?: (saved: Saved) => Draft
  /** False for a form without the summary of errors « Champs requis »: the first refused field is focused instead. */
  hasErrorSummary?: boolean
  /** Called after the form was saved, when the user can leave the page without a warning. */
  onSaved?: (saved: Saved) => unknown
}

/** The state that a form's notices and buttons show. */
export interface Saving {
  submit: (event?: BaseSyntheticEvent) => void
  isBusy: boolean
  /** Whether the form has unsaved changes. */
  isDirty: boolean
  /** The reasons why the form was not saved, except those shown at fields. */
  failure: readonly string[]
  /** The conflict with values that another user saved (412), to resolve field by field. */
  merge: Merge
  /** Set when another user deleted the record (404): the input can be saved as a new record. */
  deletedNotice?: { title: string; onRecreate: () => void }
  /** The lines of the summary « Champs requis »: the problems of the fields; empty in a form without the summary. */
  problems: readonly { field: string; message: string }[]
  /** The number of submissions so far. */
  attempt: number
  hasErrorSummary: boolean
}

/** Saves a form and shows the result; warns before the user leaves with unsaved input. A refusal keeps the input. */
export function useSave<Draft extends FieldValues, Saved>(
  form: UseFormReturn<Draft>,
  {
    save,
    request,
    messages,
    fields,
    draftOf,
    fieldMessage,
    revision,
    hasErrorSummary = true,
    onSaved,
  }: SaveOptions<Draft, Saved>,
): Saving {
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<readonly string[]>([])
  const [isRecordDeleted, setRecordDeleted] = useState(false)
  const originalRecord = useRef(revision?.original)
  const merge = useMerge(form, revision?.labels ?? {})
  const sendOnce = useFormRequest(request)
  const isRunning = useRef(false)
  const allowLeaving = useUnsavedGuard(isDirty)

  function showRefusal(error: unknown) {
    isRunning.current = false
    if (revision?.deletedTexts && originalRecord.current !== undefined && isDeleted(error))
      return setRecordDeleted(true)
    const message = messageFor(error, { ...rightsLostMessages, ...messages.failed })
    const { placed, unplaced } = applyProblems(form, error, { fields, fieldMessage, message })
    const isAtField = placed.some((problem) => problem.message === message)
    // In a form without a summary, the message at the focused field is sufficient.
    if (hasErrorSummary || !isAtField) toast(message, 'error')
    setFailure([...(isAtField ? [] : [message]), ...unplaced.map((problem) => problem.message)])
    if (!hasErrorSummary && placed[0]) form.setFocus(placed[0].field)
  }

  async function showSaved(sentDraft: Draft, savedRecord: Saved) {
    const isRecreated = originalRecord.current === undefined
    originalRecord.current = savedRecord
    if (draftOf) fillExceptUnsaved(form, sentDraft, draftOf(savedRecord))
    else allowLeaving()
    const message = (isRecreated ? revision?.deletedTexts?.saved : undefined) ?? messages.saved
    if (message !== undefined) toast(message)
    await onSaved?.(savedRecord)
    // After saving, a form that is left sends no more requests while the next page loads.
    isRunning.current = draftOf === undefined
  }

  /** Handles another user's change: opens the choice of values to keep, or saves again if no value differs. */
  async function mergeWithStored({ read, draftOf: draftOfStored }: Revision<Draft, Saved>, isSecondTry: boolean) {
    const storedRecord = await read()
    isRunning.current = false
    const hasConflict = merge.compare(draftOfStored(storedRecord), () => {
      originalRecord.current = storedRecord
    })
    if (!hasConflict && !isSecondTry) await send(form.getValues(), true)
  }

  async function send(draft: Draft, isSecondTry = false): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setFailure([])
    setRecordDeleted(false)
    try {
      const savedRecord = await sendOnce(draft, (sentDraft, key) => save(sentDraft, key, originalRecord.current))
      await showSaved(draft, savedRecord)
    } catch (error) {
      if (!revision || !isStatus(error, 412)) return showRefusal(error)
      await mergeWithStored(revision, isSecondTry).catch(showRefusal)
    }
  }

  /** Focuses the first invalid field, in a form without the summary. */
  function focusFirstProblem(invalid: FieldErrors<Draft>) {
    const [first] = problemsOf(invalid)
    if (!hasErrorSummary && first && hasField(form.getValues(), first.field)) form.setFocus(first.field)
  }

  const submit = (event?: BaseSyntheticEvent) =>
    void form.handleSubmit((draft) => send(draft), focusFirstProblem)(event)

  function recreate() {
    originalRecord.current = undefined
    submit()
  }

  return {
    submit,
    isBusy: isSubmitting,
    isDirty,
    failure,
    merge,
    deletedNotice:
      isRecordDeleted && revision?.deletedTexts
        ? { title: revision.deletedTexts.title, onRecreate: recreate }
        : undefined,
    problems: hasErrorSummary ? problemsOf(errors) : [],
    attempt: submitCount,
    hasErrorSummary,
  }
}
