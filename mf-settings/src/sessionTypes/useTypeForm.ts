import { useEffect } from 'react'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { sessionTypeProblems } from 'shared/domain/sessions/sessionType'
import { listKey, replaced } from 'shared/lists'
import { toast } from 'shared/ui'
import { problemsResolver, useAutosavedForm, useForm } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { changeSessionType, readSessionTypes } from './api.ts'
import { texts } from './messages.ts'
import { draftOf, inputOf } from './typeDraft.ts'
import type { TypeDraft } from './typeDraft.ts'

/** Form of a type, which saves complete changes automatically. */
export function useTypeForm(type: SessionType, labels: FieldLabels<TypeDraft>) {
  const form = useForm<TypeDraft>({
    defaultValues: draftOf(type),
    resolver: problemsResolver<TypeDraft>(sessionTypeProblems),
    mode: 'onBlur',
  })
  const { isDirty } = form.formState
  const { saving, merge, readLastSaved, refill } = useAutosavedForm<TypeDraft, SessionType>(form, {
    saved: type,
    draftOf,
    inputOf,
    problemsOf: sessionTypeProblems,
    change: (knownType, draft) => changeSessionType(knownType, inputOf(draft)),
    read: async ({ id }) => (await readSessionTypes()).find((candidate) => candidate.id === id),
    labels,
    onSaved: (savedType) => {
      replaced(listKey.sessionTypes, savedType)
      toast(texts.savedToast)
    },
  })

  // Shows changes from another device unless this form has unsaved input.
  useEffect(() => {
    if (type.version !== readLastSaved()?.version && !isDirty) refill(type)
  })

  return { form, saving, merge }
}
