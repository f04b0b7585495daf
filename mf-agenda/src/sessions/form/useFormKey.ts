import { useState } from 'react'
import { useLocation } from 'shared/router'

/**
 * Key of the form. It changes with the first address after a save: when the next free time is pressed before the panel
 * has closed, its form is a new one.
 */
export function useFormKey() {
  const { key: locationKey } = useLocation()
  const [state, setState] = useState({ count: 0, savedAt: '' })
  if (state.savedAt !== '' && state.savedAt !== locationKey) setState({ count: state.count + 1, savedAt: '' })
  return { formKey: state.count, markSaved: () => setState({ ...state, savedAt: locationKey }) }
}
