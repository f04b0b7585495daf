import { useCallback, useState } from 'react'

interface Pointed {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointing>

/** The therapist that has the pointer or the focus, in the list or on the map: both highlight it. */
export function usePointing() {
  const [pointed, setPointed] = useState<Pointed>({ id: null, from: 'list' })
  const fromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const fromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, fromList, fromMap }
}
