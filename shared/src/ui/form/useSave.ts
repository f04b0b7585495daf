import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, isStatus } from '../../client/ApiError.ts'
import { messageFor } from '../../client/messageFor.ts'
import type { Messages } from '../../client/messageFor.ts'
import { errorCode } from '../../contracts/errorCodes.ts'
import { toast } from '../toasts/toasts.ts'
import { useUnsavedGuard } from '../unsaved.ts'
import { applyProblems } from './applyProblems.ts'
import type { FieldsByCode } from './applyProblems.ts'
import { problemsOf } from './fieldErrors.ts'
import type { ProblemTexts } from './fieldErrors.ts'
import { keepTyped } from './keepTyped.ts'
import type { FieldLabels } from './merge/differences.ts'
import { useMerge } from './merge/useMerge.ts'
import type { Merge } from './merge/useMerge.ts'
import { useFormRequest } from './repeat/useFormRequest.ts'
import type { FormRequest } from './repeat/useFormRequest.ts'

/** The member's rights were changed while the form was open. */
const rightsLost = {
  [errorCode.forbidden]:
    "Vos droits ont changé : ceci ne peut plus être enregistré. Ce que vous avez saisi reste à l'écran.",
}

/** What a form says of its saving. */
export interface SaveMessages {
  /** Left out where the next step says it. */
  saved?: string
  /** By error code. */
  failed: Messages
}

/** For a form of something that others may change while it is open: what happens once the server refuses it with 412. */
export interface Revision<Draft extends FieldValues, Saved> {
  /** What the form was filled with. */
  seen: Saved
  /** Reads what stands now. */
  read: () => Promise<Saved>
  draftOf: (saved: Saved) => Draft
  labels: FieldLabels<Draft>
  /** For what can be added anew once somebody else deleted it: what the form says then, and once it is added. */
  gone?: { title: string; saved: string }
}

/** Whether what the form changes is deleted; a 404 that names a field is about what that field holds. */
const isDeleted = (error: unknown) => error instanceof ApiError && error.status === 404 && error.problems.length === 0

export interface SaveOptions<Draft extends FieldValues, Saved> extends ProblemTexts {
  /**
   * Sends the draft. The key is a new one for each intention, and the same when the same draft is tried again; `seen` is
   * what the draft is a change of.
   */
  save: (draft: Draft, idempotencyKey: string, seen: Saved | undefined) => Promise<Saved>
  /** For a form that adds something: keeps the key of a request without a response on the device, over a reload. */
  request?: FormRequest<Draft>
  /** Left out, nobody else changes what the form holds. */
  revision?: Revision<Draft, Saved>
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
  /** What somebody else saved first (412), to choose from field by field. */
  merge: Merge
  /** Somebody else deleted it (404): what was typed can be added as a new one. */
  gone?: { title: string; onRecreate: () => void }
  /** What the fields bear, as the lines of 'Champs requis'; none in a form without it. */
  problems: readonly { field: string; message: string }[]
  /** Submissions so far. */
  attempt: number
  hasBox: boolean
}

/** Saves a form, asks before it is left unsaved, and says what came of it. A refusal leaves all that was typed. */
export function useSave<Draft extends FieldValues, Saved>(
  form: UseFormReturn<Draft>,
  { save, request, messages, fields, draftOf, beside, revision, hasBox = true, onSaved }: SaveOptions<Draft, Saved>,
): Saving {
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<readonly string[]>([])
  const [isGone, setGone] = useState(false)
  const seen = useRef(revision?.seen)
  const merge = useMerge(form, revision?.labels ?? {})
  const sendOnce = useFormRequest(request)
  const isRunning = useRef(false)
  const allowLeaving = useUnsavedGuard(isDirty)

  function showRefusal(error: unknown) {
    isRunning.current = false
    if (revision?.gone && seen.current !== undefined && isDeleted(error)) return setGone(true)
    const message = messageFor(error, { ...rightsLost, ...messages.failed })
    toast(message, 'error')
    const { placed, elsewhere } = applyProblems(form, error, { fields, beside, message })
    const isInBox = hasBox && placed.some((problem) => problem.message === message)
    setFailure([...(isInBox ? [] : [message]), ...elsewhere.map((problem) => problem.message)])
    if (!hasBox && placed[0]) form.setFocus(placed[0].field)
  }

  async function show(sent: Draft, saved: Saved) {
    const isRecreated = seen.current === undefined
    seen.current = saved
    if (draftOf) keepTyped(form, sent, draftOf(saved))
    else allowLeaving()
    const message = (isRecreated ? revision?.gone?.saved : undefined) ?? messages.saved
    if (message !== undefined) toast(message)
    await onSaved?.(saved)
    // A form that is left sends nothing more, however long the next page takes to come.
    isRunning.current = draftOf === undefined
  }

  /** Somebody else saved first: asks what is kept, or saves again where the two do not differ. */
  async function mergeWith({ read, draftOf: draftOfStanding }: Revision<Draft, Saved>, isSecondTry: boolean) {
    const standing = await read()
    isRunning.current = false
    const asks = merge.compare(draftOfStanding(standing), () => {
      seen.current = standing
    })
    if (!asks && !isSecondTry) await send(form.getValues(), true)
  }

  async function send(draft: Draft, isSecondTry = false): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setFailure([])
    setGone(false)
    try {
      const saved = await sendOnce(draft, (sent, key) => save(sent, key, seen.current))
      await show(draft, saved)
    } catch (error) {
      if (!revision || !isStatus(error, 412)) return showRefusal(error)
      await mergeWith(revision, isSecondTry).catch(showRefusal)
    }
  }

  const submit = (event?: BaseSyntheticEvent) => void form.handleSubmit((draft) => send(draft))(event)

  function recreate() {
    seen.current = undefined
    submit()
  }

  return {
    submit,
    isBusy: isSubmitting,
    failure,
    merge,
    gone: isGone && revision?.gone ? { title: revision.gone.title, onRecreate: recreate } : undefined,
    problems: hasBox ? problemsOf(errors) : [],
    attempt: submitCount,
    hasBox,
  }
}
