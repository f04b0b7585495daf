import type { Position } from 'shared/domain/directory/distance'
import { queryClient, queryOptions } from 'shared/client'
import { positionKey } from '../../keys.ts'

/** Position that the visitor gave: only in the memory of this page, until some minutes after the list was left. */
export const positionQuery = queryOptions<Position | null>({
  queryKey: positionKey,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Infinity,
})

export const rememberPosition = (position: Position) => queryClient.setQueryData(positionKey, position)

export const forgetPosition = () => queryClient.setQueryData(positionKey, null)

/** As close as a town needs it: no satellites are waited for. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

export const canLocate = () => 'geolocation' in navigator

/** Asks the browser, which asks the visitor; rejects with a `GeolocationPositionError`. */
export const locate = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    )
  })

/** `GeolocationPositionError.PERMISSION_DENIED`: not every browser exposes the class. */
const permissionDenied = 1

export const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === permissionDenied
