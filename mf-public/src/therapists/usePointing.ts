import { useCallback, useState } from 'react'

interface Pointed {
  id: string | null
  from: 'list' | 'map'
}

export type Pointing = ReturnType<typeof usePointing>

/** Which therapist the pointer or the focus rests on, on the list or on the map: both show it. */
export function usePointing() {
  const [pointed, setPointed] = useState<Pointed>({ id: null, from: 'list' })
  const fromList = useCallback((id: string | null) => setPointed({ id, from: 'list' }), [])
  const fromMap = useCallback((id: string | null) => setPointed({ id, from: 'map' }), [])
  return { ...pointed, fromList, fromMap }
}
