import { useEffect } from 'react'
import { queryClient } from 'shared/client'
import { tell } from './bookingElement.ts'

/** Tells the page around when the first screen has all it asked for, and whenever something could not be had. */
export function useNews(element: HTMLElement): void {
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    let ready = false
    const lookAround = () => {
      if (ready || queryClient.isFetching() > 0 || cache.getAll().some(({ state }) => state.status === 'error')) return
      ready = true
      tell(element, 'ready', {})
    }
    lookAround()
    return cache.subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'error') tell(element, 'error', { reason: 'data' })
      lookAround()
    })
  }, [element])
}
