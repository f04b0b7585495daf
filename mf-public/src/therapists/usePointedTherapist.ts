import { useCallback, useState } from 'react'

interface PointedTherapist {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointedTherapist>

/**
 * Returns the therapist whose card in the list or marker on the map is hovered or focused: both are then highlighted.
 * `from` is the part that the visitor uses; `pointFromList` and `pointFromMap` set the therapist.
 */
export function usePointedTherapist() {
  const [pointed, setPointed] = useState<PointedTherapist>({ id: null, from: 'list' })
  const pointFromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const pointFromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, pointFromList, pointFromMap }
}
