import { useState } from 'react'
import { useLocation } from 'shared/router'

/**
 * Returns the React key of the form. It changes at the first navigation after a save, so that pressing another free
 * time before the panel has closed opens a new form.
 */
export function useFormKey() {
  const { key: locationKey } = useLocation()
  const [state, setState] = useState({ count: 0, savedAt: '' })
  if (state.savedAt !== '' && state.savedAt !== locationKey) setState({ count: state.count + 1, savedAt: '' })
  return { formKey: state.count, markSaved: () => setState({ ...state, savedAt: locationKey }) }
}
