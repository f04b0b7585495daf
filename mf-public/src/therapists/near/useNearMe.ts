import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'shared/client'
import { useNavigate } from 'shared/router'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { isPermissionDenied, getPosition, positionQuery, storePosition } from './position.ts'

type RequestState = 'idle' | 'asking' | 'refused' | 'notFound' | 'unanswered'

/** Time to wait for the browser, whose own time limit starts only after the response to its permission prompt. */
const maxWaitMs = 12_000

/** State of « Autour de moi ». The position is requested from the browser only when the visitor presses the button. */
export function useNearMe(search: Search) {
  const navigate = useNavigate()
  const { data: position } = useQuery(positionQuery)
  const [requestState, setRequestState] = useState<RequestState>('idle')

  /** The request in progress; the result of a cancelled request is ignored. */
  const currentRequest = useRef<{ timer: ReturnType<typeof setTimeout> } | null>(null)

  const endRequest = (state: RequestState) => {
    clearTimeout(currentRequest.current?.timer)
    currentRequest.current = null
    setRequestState(state)
  }
  useEffect(() => () => clearTimeout(currentRequest.current?.timer), [])

  const requestPosition = async () => {
    const request = { timer: setTimeout(() => endRequest('unanswered'), maxWaitMs) }
    currentRequest.current = request
    setRequestState('asking')
    try {
      const newPosition = await getPosition()
      if (currentRequest.current !== request) return
      storePosition(newPosition)
      endRequest('idle')
      // Removes the town from the search, because the list would otherwise not be sorted by distance.
      if (search.location) void navigate(searchPath({ ...search, location: '' }))
    } catch (error) {
      if (currentRequest.current === request) endRequest(isPermissionDenied(error) ? 'refused' : 'notFound')
    }
  }

  return {
    position,
    /** Whether the list is sorted by distance from the visitor; a town in the search has precedence. */
    isSorting: position !== null && search.location === '',
    /** State of the request for the position. */
    requestState,
    requestPosition,
    cancelRequest: () => endRequest('idle'),
  }
}

export type NearMeState = ReturnType<typeof useNearMe>
