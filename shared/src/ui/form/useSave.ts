import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isStatus } from '../../client/ApiError.ts'
import { messageFor } from '../../client/messageFor.ts'
import type { Messages } from '../../client/messageFor.ts'
import { toast } from '../toasts.ts'
import { useUnsavedGuard } from '../unsaved.ts'
import { applyProblems } from './applyProblems.ts'
import type { FieldsByCode } from './applyProblems.ts'
import { problemsOf } from './fieldErrors.ts'
import type { ProblemTexts } from './fieldErrors.ts'
import { idempotencyKeys } from './idempotencyKeys.ts'
import { keepTyped } from './keepTyped.ts'

/** What a form says of its saving. */
export interface SaveMessages {
  saved: string
  /** By error code. */
  failed: Messages
}

export interface SaveOptions<Draft extends FieldValues, Saved> extends ProblemTexts {
  /** Sends the draft. The key is a new one for each intention, and the same when the same draft is tried again. */
  save: (draft: Draft, idempotencyKey: string) => Promise<Saved>
  messages: SaveMessages
  /** The field a coded refusal is about: `{ [errorCode.emailTaken]: 'email' }`. */
  fields?: FieldsByCode<Draft>
  /** For a form that stays on the screen: what it shows once saved. What was typed meanwhile is kept. */
  draftOf?: (saved: Saved) => Draft
  /** False for a form without the box 'Champs requis': its first refused field takes the focus. */
  hasBox?: boolean
  /** The page may be left from here on. */
  onSaved?: (saved: Saved) => unknown
}

/** What the notices and the buttons of a form show. */
export interface Saving {
  submit: (event?: BaseSyntheticEvent) => void
  isBusy: boolean
  /** Why it was not saved, as far as no field says so. */
  failure: readonly string[]
  /** Somebody else saved first (412). */
  isStale: boolean
  /** What the fields bear, as the lines of 'Champs requis'; none in a form without it. */
  problems: readonly { field: string; message: string }[]
  /** Submissions so far. */
  attempt: number
  hasBox: boolean
}

/** Saves a form, asks before it is left unsaved, and says what came of it. A refusal leaves all that was typed. */
export function useSave<Draft extends FieldValues, Saved>(
  form: UseFormReturn<Draft>,
  { save, messages, fields, draftOf, beside, hasBox = true, onSaved }: SaveOptions<Draft, Saved>,
): Saving {
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<readonly string[]>([])
  const [isStale, setStale] = useState(false)
  const keyFor = useRef(idempotencyKeys())
  const isRunning = useRef(false)
  const allowLeaving = useUnsavedGuard(isDirty)

  function showRefusal(error: unknown) {
    isRunning.current = false
    if (isStatus(error, 412)) return setStale(true)
    const message = messageFor(error, messages.failed)
    toast(message, 'error')
    const { placed, elsewhere } = applyProblems(form, error, { fields, beside, message })
    const isInBox = hasBox && placed.some((problem) => problem.message === message)
    setFailure([...(isInBox ? [] : [message]), ...elsewhere.map((problem) => problem.message)])
    if (!hasBox && placed[0]) form.setFocus(placed[0].field)
  }

  async function show(sent: Draft, saved: Saved) {
    keyFor.current = idempotencyKeys()
    if (draftOf) keepTyped(form, sent, draftOf(saved))
    else allowLeaving()
    toast(messages.saved)
    await onSaved?.(saved)
    // A form that is left sends nothing more, however long the next page takes to come.
    isRunning.current = draftOf === undefined
  }

  async function send(draft: Draft) {
    if (isRunning.current) return
    isRunning.current = true
    setFailure([])
    setStale(false)
    await save(draft, keyFor.current(draft)).then((saved) => show(draft, saved), showRefusal)
  }

  return {
    submit: (event) => void form.handleSubmit(send)(event),
    isBusy: isSubmitting,
    failure,
    isStale,
    problems: hasBox ? problemsOf(errors) : [],
    attempt: submitCount,
    hasBox,
  }
}
