import { useState } from 'react'
import { get, set } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { idempotentRequests } from './idempotentRequests.ts'
import { createRequestStore } from './createRequestStore.ts'

/** The options by which a form that adds a record recognises a retry of its request. */
export interface FormRequest<Draft extends FieldValues> {
  /** Name under which the idempotency key is stored on the device; the name of the draft if the draft is stored too. */
  name: string
  /** Returns the contents of the request, by which a retry is recognised; by default the whole draft. */
  contentsOf?: (draft: Draft) => unknown
  /** The field whose value the application proposes, with the current proposal. A retry sends the first proposal again. */
  proposed?: { field: FieldPath<Draft>; value: string }
}

function withField<Draft extends FieldValues>(draft: Draft, field: FieldPath<Draft>, value: string | undefined): Draft {
  const updatedDraft = structuredClone(draft)
  set(updatedDraft, field, value)
  return updatedDraft
}

/** Returns a function that sends a draft with an idempotency key, which a retry reuses. */
export function useFormRequest<Draft extends FieldValues>(request: FormRequest<Draft> | undefined) {
  const [sendOnce] = useState(() => idempotentRequests(createRequestStore(request?.name)))
  const contentsOf = (draft: Draft) => request?.contentsOf?.(draft) ?? draft

  return <Saved>(draft: Draft, save: (sentDraft: Draft, key: string) => Promise<Saved>): Promise<Saved> => {
    const proposed = request?.proposed
    if (!proposed) return sendOnce(contentsOf(draft), (key) => save(draft, key))
    const { field, value: currentProposal } = proposed
    return sendOnce(
      contentsOf(withField(draft, field, '')),
      (key, firstProposal) => save(withField(draft, field, firstProposal), key),
      { value: String(get(draft, field)), currentProposal },
    )
  }
}
