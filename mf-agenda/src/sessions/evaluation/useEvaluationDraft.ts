import { useEffect, useEffectEvent, useState } from 'react'
import type { Evaluation } from 'shared/contracts/evaluation'
import type { Session } from 'shared/contracts/session'
import type { SessionFormApi } from '../form/form.ts'
import { readDraft, removeDraft, storeDraftSoon } from './evaluationDrafts.ts'

export type FoundDraft = { state: 'none' } | { state: 'restored' | 'older'; evaluation: Evaluation }

const isSame = (a: Evaluation, b: Evaluation) => JSON.stringify(a) === JSON.stringify(b)

function findDraft({ id, version, evaluation }: Session): FoundDraft {
  const draft = readDraft(id)
  if (!draft || isSame(draft.evaluation, evaluation)) return { state: 'none' }
  return { state: draft.version === version ? 'restored' : 'older', evaluation: draft.evaluation }
}

/**
 * Keeps an unsaved evaluation on the device. A draft that is found is put into the form at once; one that was typed over
 * an older version of the session is only offered.
 */
export function useEvaluationDraft(form: SessionFormApi, session: Session) {
  const { id, version, evaluation: saved } = session
  const [found, setFound] = useState<FoundDraft>(() => findDraft(session))
  const setEvaluation = (evaluation: Evaluation) =>
    form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true })

  const restoreOnOpen = useEffectEvent(() => {
    if (found.state === 'restored') setEvaluation(found.evaluation)
  })
  useEffect(() => restoreOnOpen(), [])

  const keep = useEffectEvent((typed: Evaluation, sessionVersion: number) => {
    if (!isSame(typed, saved)) storeDraftSoon(id, { evaluation: typed, version: sessionVersion })
    else if (found.state !== 'older') storeDraftSoon(id, undefined)
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
  // The session may be paid or validated while the evaluation is typed: the draft then belongs to its new version.
  useEffect(() => keep(form.getValues('evaluation'), version), [form, version])

  return {
    found: found.state,
    onRestore: () => {
      if (found.state !== 'older') return
      setEvaluation(found.evaluation)
      setFound({ ...found, state: 'restored' })
    },
    onIgnore: () => {
      if (found.state === 'restored') setEvaluation(saved)
      removeDraft(id)
      setFound({ state: 'none' })
    },
  }
}
