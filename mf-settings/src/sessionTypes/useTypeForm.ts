import { useEffect, useRef } from 'react'
import { ApiError, isStatus } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionType } from 'shared/contracts/sessionType'
import { sessionTypeProblems } from 'shared/domain/sessions/sessionType'
import { listKey, replaced } from 'shared/lists'
import { toast } from 'shared/ui'
import { keepTyped, problemsResolver, useForm, useMerge } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { changeSessionType, readSessionTypes } from './api.ts'
import { texts } from './messages.ts'
import { draftOf, inputOf } from './typeDraft.ts'
import type { TypeDraft } from './typeDraft.ts'
import { useAutosave } from './useAutosave.ts'

/** The form of a type, which saves by itself what is changed and complete. */
export function useTypeForm(type: SessionType, labels: FieldLabels<TypeDraft>) {
  const form = useForm<TypeDraft>({
    defaultValues: draftOf(type),
    resolver: problemsResolver<TypeDraft>(sessionTypeProblems),
    mode: 'onBlur',
  })
  const { isDirty } = form.formState
  const merge = useMerge(form, labels)
  const seen = useRef(type)
  const isUnsaved = () => JSON.stringify(inputOf(form.getValues())) !== JSON.stringify(inputOf(draftOf(seen.current)))

  async function save(): Promise<void> {
    // What is kept of two changes is being chosen.
    if (!isUnsaved() || merge.differences.length > 0) return
    const problems = sessionTypeProblems(form.getValues())
    if (problems.length > 0) {
      await form.trigger()
      throw new ApiError(400, { errorCode: errorCode.invalid, problems })
    }
    const sent = structuredClone(form.getValues())
    try {
      const saved = await changeSessionType(seen.current, inputOf(sent))
      seen.current = saved
      keepTyped(form, sent, draftOf(saved))
      replaced(listKey.sessionTypes, saved)
      toast(texts.saved)
    } catch (error) {
      if (!isStatus(error, 412)) throw error
      await mergeStanding(error)
    }
  }

  /** Somebody else saved first: asks what is kept, or saves again where the two do not differ. */
  async function mergeStanding(refusal: unknown): Promise<void> {
    const standing = (await readSessionTypes()).find(({ id }) => id === type.id)
    if (!standing) throw new ApiError(404, { errorCode: errorCode.notFound })
    const asks = merge.compare(draftOf(standing), () => {
      seen.current = standing
    })
    if (asks) throw refusal
    await save()
  }

  const saving = useAutosave(save)

  // Changed on another device: shown where nothing is typed here.
  useEffect(() => {
    if (type.version === seen.current.version || isDirty) return
    seen.current = type
    form.reset(draftOf(type))
  }, [form, type, isDirty])

  const keepMerged: typeof merge.keep = (choices) => {
    merge.keep(choices)
    saving.request()
  }
  return { form, saving, merge: { ...merge, keep: keepMerged } }
}
