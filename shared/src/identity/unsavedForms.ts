import { create } from 'zustand'

/** The forms of the page that hold something unsaved, by id. */
export const useUnsaved = create<{ forms: ReadonlySet<string> }>(() => ({ forms: new Set() }))

export const hasUnsavedForms = (): boolean => useUnsaved.getState().forms.size > 0

/** Calls once nothing is unsaved any more. */
export function whenFormsAreSaved(act: () => void): void {
  const stop = useUnsaved.subscribe(({ forms }) => {
    if (forms.size > 0) return
    stop()
    act()
  })
}
