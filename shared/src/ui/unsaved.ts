import { useCallback, useEffect, useId } from 'react'
import { useUnsavedForms } from '../identity/unsavedForms.ts'

/**
 * The list of unsaved forms, for the shell's `NavigationGuard`, which requires a confirmation before such a form is
 * left.
 */
export { useUnsavedForms as useUnsaved } from '../identity/unsavedForms.ts'

const setFormDirty = (id: string, isDirty: boolean) =>
  useUnsavedForms.setState(({ forms }) => {
    if (forms.has(id) === isDirty) return { forms }
    const changedForms = new Set(forms)
    if (isDirty) changedForms.add(id)
    else changedForms.delete(id)
    return { forms: changedForms }
  })

/**
 * `const markSaved = useUnsavedGuard(formState.isDirty)`: while dirty, leaving the page requires the
 * confirmation 'Quitter sans enregistrer ?'. Call `markSaved()` once the form is saved, before navigating away.
 */
export function useUnsavedGuard(isDirty: boolean) {
  const id = useId()
  useEffect(() => {
    setFormDirty(id, isDirty)
    return () => setFormDirty(id, false)
  }, [id, isDirty])
  return useCallback(() => setFormDirty(id, false), [id])
}
