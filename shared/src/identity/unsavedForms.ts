import { create } from 'zustand'
import { ownerOfDocument } from '../device/storage.ts'
import { accountOf, accountOfOwner } from './claims.ts'

/** The ids of the page's forms with unsaved input. */
export const useUnsavedForms = create<{ forms: ReadonlySet<string> }>(() => ({ forms: new Set() }))

const hasUnsavedForms = (): boolean => useUnsavedForms.getState().forms.size > 0

/** Calls `action` at the next change after which no form has unsaved input. */
export function runOnceFormsAreSaved(action: () => void): void {
  const unsubscribe = useUnsavedForms.subscribe(({ forms }) => {
    if (forms.size > 0) return
    unsubscribe()
    action()
  })
}

/** Whether the document has unsaved input and a token belongs to its member, perhaps with other roles. */
export const hasUnsavedInputOfSameMember = (token: string): boolean =>
  hasUnsavedForms() && accountOfOwner(ownerOfDocument() ?? '') === accountOf(token)
