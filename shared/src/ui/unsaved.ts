import { useCallback, useEffect, useId } from 'react'
import { useUnsaved } from '../identity/unsavedForms.ts'

/** The shell's guard asks before leaving unsaved forms. */
export { useUnsaved } from '../identity/unsavedForms.ts'

const mark = (id: string, dirty: boolean) =>
  useUnsaved.setState(({ forms }) => {
    if (forms.has(id) === dirty) return { forms }
    const changed = new Set(forms)
    if (dirty) changed.add(id)
    else changed.delete(id)
    return { forms: changed }
  })

/**
 * `const saved = useUnsavedGuard(formState.isDirty)`: while dirty, leaving the page asks 'Quitter sans enregistrer ?'.
 * Call `saved()` once it is saved, before navigating away.
 */
export function useUnsavedGuard(dirty: boolean) {
  const id = useId()
  useEffect(() => {
    mark(id, dirty)
    return () => mark(id, false)
  }, [id, dirty])
  return useCallback(() => mark(id, false), [id])
}
