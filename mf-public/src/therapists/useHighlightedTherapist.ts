import { useCallback, useState } from 'react'

interface HighlightedTherapist {
  id: string | null
  from: 'list' | 'map'
}

export type TherapistHighlight = ReturnType<typeof useHighlightedTherapist>

/**
 * Returns the therapist whose card in the list or marker on the map is hovered or focused: both are then highlighted.
 * `from` tells whether the visitor points at the list or at the map.
 */
export function useHighlightedTherapist() {
  const [highlighted, setHighlighted] = useState<HighlightedTherapist>({ id: null, from: 'list' })
  const highlightFromList = useCallback((id: string | null) => setHighlighted({ id, from: 'list' }), [])
  const highlightFromMap = useCallback((id: string | null) => setHighlighted({ id, from: 'map' }), [])
  return { ...highlighted, highlightFromList, highlightFromMap }
}
