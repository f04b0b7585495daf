import { useCallback, useState } from 'react'

interface PointedTherapist {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointing>

/** The therapist whose card or marker is hovered or focused: both are highlighted. */
export function usePointing() {
  const [pointed, setPointed] = useState<PointedTherapist>({ id: null, from: 'list' })
  const fromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const fromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, fromList, fromMap }
}
