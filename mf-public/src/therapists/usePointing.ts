import { useCallback, useState } from 'react'

interface PointedTherapist {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointing>

/**
 * Returns the therapist whose card in the list or marker on the map is hovered or focused: both are then highlighted.
 * `from` says which of the two it is; `fromList` and `fromMap` set it.
 */
export function usePointing() {
  const [pointed, setPointed] = useState<PointedTherapist>({ id: null, from: 'list' })
  const fromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const fromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, fromList, fromMap }
}
