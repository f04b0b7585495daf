import { useEffect, useEffectEvent, useState } from 'react'
import type { Evaluation } from 'shared/contracts/evaluation'
import type { Session } from 'shared/contracts/session'
import type { SessionFormApi } from '../form/form.ts'
import { draftOnDevice, forgetDraft, keepDraftSoon } from './draftOnDevice.ts'

export type FoundDraft = { state: 'none' } | { state: 'restored' | 'older'; evaluation: Evaluation }

const same = (a: Evaluation, b: Evaluation) => JSON.stringify(a) === JSON.stringify(b)

function foundFor({ id, version, evaluation }: Session): FoundDraft {
  const draft = draftOnDevice(id)
  if (!draft || same(draft.evaluation, evaluation)) return { state: 'none' }
  return { state: draft.version === version ? 'restored' : 'older', evaluation: draft.evaluation }
}

/**
 * What is typed of the evaluation lies on the device until it is saved. A draft that was found is put into the form at
 * once; one that was typed over an older version of the session is only offered.
 */
export function useEvaluationDraft(form: SessionFormApi, session: Session) {
  const { id, version, evaluation: saved } = session
  const [found, setFound] = useState<FoundDraft>(() => foundFor(session))
  const put = (evaluation: Evaluation) =>
    form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true })

  const begin = useEffectEvent(() => {
    if (found.state === 'restored') put(found.evaluation)
  })
  useEffect(() => begin(), [])

  const keep = useEffectEvent((typed: Evaluation, over: number) => {
    if (!same(typed, saved)) keepDraftSoon(id, { evaluation: typed, version: over })
    else if (found.state !== 'older') keepDraftSoon(id, undefined)
  })
  useEffect(
    () =>
      form.subscribe({
        name: 'evaluation',
        formState: { values: true },
        callback: ({ values }) => keep(values.evaluation, version),
      }),
    [form, version],
  )
  // Paid or validated meanwhile, by who types: the draft stands over the session as it is now.
  useEffect(() => keep(form.getValues('evaluation'), version), [form, version])

  return {
    found: found.state,
    onRestore: () => {
      if (found.state !== 'older') return
      put(found.evaluation)
      setFound({ ...found, state: 'restored' })
    },
    onIgnore: () => {
      if (found.state === 'restored') put(saved)
      forgetDraft(id)
      setFound({ state: 'none' })
    },
  }
}
