import { useState } from 'react'
import { get, set } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { idempotentRequests } from './idempotentRequests.ts'
import { requestStore } from './requestStore.ts'

/** What a form adds, and how a second try of it is recognised. */
export interface FormRequest<Draft extends FieldValues> {
  /** On the device: that of the draft, where it is kept. */
  name: string
  /** What is sent of a draft, where that is not all of it. */
  contentsOf?: (draft: Draft) => unknown
  /** The field that the product fills in, and what it proposes now: a second try sends what the first proposed. */
  proposed?: { field: FieldPath<Draft>; value: string }
}

function withField<Draft extends FieldValues>(draft: Draft, field: FieldPath<Draft>, value: string | undefined): Draft {
  const changed = structuredClone(draft)
  set(changed, field, value)
  return changed
}

/** Sends a draft under a key that is the same for a second try of it. */
export function useFormRequest<Draft extends FieldValues>(request: FormRequest<Draft> | undefined) {
  const [sendOnce] = useState(() => idempotentRequests(requestStore(request?.name)))
  const contentsOf = (draft: Draft) => request?.contentsOf?.(draft) ?? draft

  return <Saved>(draft: Draft, save: (sent: Draft, key: string) => Promise<Saved>): Promise<Saved> => {
    const proposed = request?.proposed
    if (!proposed) return sendOnce(contentsOf(draft), (key) => save(draft, key))
    const { field, value: standing } = proposed
    return sendOnce(
      contentsOf(withField(draft, field, '')),
      (key, first) => save(withField(draft, field, first), key),
      { value: String(get(draft, field)), standing },
    )
  }
}
