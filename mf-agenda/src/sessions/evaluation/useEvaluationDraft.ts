import { useEffect, useEffectEvent, useState } from 'react'
import type { Evaluation } from 'shared/contracts/evaluation'
import type { Session } from 'shared/contracts/session'
import type { SessionFormApi } from '../form.ts'
import { draftOnDevice, forgetDraft, keepDraftSoon } from './draftOnDevice.ts'

const same = (a: Evaluation, b: Evaluation) => JSON.stringify(a) === JSON.stringify(b)

type Found = { state: 'none' } | { state: 'restored' } | { state: 'older'; evaluation: Evaluation }

/**
 * What is typed of the evaluation lies on the device until it is saved. A draft that was found is put into the form at
 * once; one that was typed over an older version of the session is only offered.
 */
export function useEvaluationDraft(form: SessionFormApi, session: Session) {
  const { id, version, evaluation: saved } = session
  const [found, setFound] = useState<Found>({ state: 'none' })
  const put = (evaluation: Evaluation) => form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true })

  const open = useEffectEvent(() => {
    const draft = draftOnDevice(id)
    if (!draft || same(draft.evaluation, saved)) return
    if (draft.version !== version) {
      setFound({ state: 'older', evaluation: draft.evaluation })
      return
    }
    put(draft.evaluation)
    setFound({ state: 'restored' })
  })
  useEffect(() => open(), [id])

  const keep = useEffectEvent((evaluation: Evaluation) => keepDraftSoon(id, same(evaluation, saved) ? undefined : { evaluation, version }))
  useEffect(() => form.subscribe({ name: 'evaluation', formState: { values: true }, callback: ({ values }) => keep(values.evaluation) }), [form])

  // Paid or validated meanwhile, by who types: the draft stands over the session as it is now.
  const renew = useEffectEvent(() => {
    const typed = form.getValues('evaluation')
    if (!same(typed, saved)) keepDraftSoon(id, { evaluation: typed, version })
  })
  useEffect(() => renew(), [version])

  return {
    found: found.state,
    restore() {
      if (found.state !== 'older') return
      put(found.evaluation)
      setFound({ state: 'restored' })
    },
    ignore() {
      if (found.state === 'restored') put(saved)
      forgetDraft(id)
      setFound({ state: 'none' })
    },
  }
}
