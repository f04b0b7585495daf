import { create } from 'zustand'

/** The ids of the page's forms with unsaved input. */
export const useUnsavedForms = create<{ forms: ReadonlySet<string> }>(() => ({ forms: new Set() }))

export const hasUnsavedForms = (): boolean => useUnsavedForms.getState().forms.size > 0

/** Calls `action` once no form has unsaved input. */
export function whenFormsAreSaved(action: () => void): void {
  const unsubscribe = useUnsavedForms.subscribe(({ forms }) => {
    if (forms.size > 0) return
    unsubscribe()
    action()
  })
}
