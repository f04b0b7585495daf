import { useState } from 'react'
import { get, set } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { idempotentRequests } from './idempotentRequests.ts'
import { requestStore } from './requestStore.ts'

/** The request by which a form adds something, and how a retry is recognised. */
export interface FormRequest<Draft extends FieldValues> {
  /** The key on the device: the draft's name, if it is stored. */
  name: string
  /** The payload of a draft, if it is not the whole draft. */
  contentsOf?: (draft: Draft) => unknown
  /** The field the product fills in, and its current proposal: a retry sends the first one. */
  proposed?: { field: FieldPath<Draft>; value: string }
}

function withField<Draft extends FieldValues>(draft: Draft, field: FieldPath<Draft>, value: string | undefined): Draft {
  const changed = structuredClone(draft)
  set(changed, field, value)
  return changed
}

/** Sends a draft under an idempotency key that is the same for a retry. */
export function useFormRequest<Draft extends FieldValues>(request: FormRequest<Draft> | undefined) {
  const [sendOnce] = useState(() => idempotentRequests(requestStore(request?.name)))
  const contentsOf = (draft: Draft) => request?.contentsOf?.(draft) ?? draft

  return <Saved>(draft: Draft, save: (sent: Draft, key: string) => Promise<Saved>): Promise<Saved> => {
    const proposed = request?.proposed
    if (!proposed) return sendOnce(contentsOf(draft), (key) => save(draft, key))
    const { field, value: currentProposal } = proposed
    return sendOnce(
      contentsOf(withField(draft, field, '')),
      (key, first) => save(withField(draft, field, first), key),
      { value: String(get(draft, field)), currentProposal },
    )
  }
}
