import { useEffect } from 'react'
import { queryClient } from 'shared/client'
import { emit } from './bookingElement.ts'

/** Dispatches `ready` when the data of the first screen is loaded, and `error` when a request fails. */
export function useStatusEvents(element: HTMLElement): void {
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    let isReady = false
    const checkReady = () => {
      if (isReady || queryClient.isFetching() > 0 || cache.getAll().some(({ state }) => state.status === 'error'))
        return
      isReady = true
      emit(element, 'ready', {})
    }
    checkReady()
    return cache.subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'error') emit(element, 'error', { reason: 'data' })
      checkReady()
    })
  }, [element])
}
