import { useCallback, useState } from 'react'

interface PointedTherapist {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointing>

/**
 * Returns the therapist whose card or marker is hovered or focused, so that both are highlighted, and whether it is the
 * card in the list or the marker on the map; `fromList` and `fromMap` change it.
 */
export function usePointing() {
  const [pointed, setPointed] = useState<PointedTherapist>({ id: null, from: 'list' })
  const fromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const fromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, fromList, fromMap }
}
