import type { Position } from 'shared/domain/directory/distance'
import { queryClient, queryOptions } from 'shared/client'
import { positionKey } from '../../keys.ts'

/** Position shared by the visitor: kept only in memory, until some minutes after the list was left. */
export const positionQuery = queryOptions<Position | null>({
  queryKey: positionKey,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Infinity,
})

export const rememberPosition = (position: Position) => queryClient.setQueryData(positionKey, position)

export const forgetPosition = () => queryClient.setQueryData(positionKey, null)

/** Low accuracy is enough for a town, and does not wait for GPS. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

export const canLocate = () => 'geolocation' in navigator

/** Asks the browser for the position, which asks the visitor; rejects with a `GeolocationPositionError`. */
export const locate = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    )
  })

/** Value of `GeolocationPositionError.PERMISSION_DENIED`; not every browser exposes the class. */
const permissionDenied = 1

export const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === permissionDenied
