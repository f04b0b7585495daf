import type { Position } from 'shared/domain/directory/distance'
import { queryClient, queryOptions } from 'shared/client'
import { positionKey } from '../../keys.ts'

/** The position that the visitor shared. It is kept in memory only, until some minutes after the visitor leaves the list. */
export const positionQuery = queryOptions<Position | null>({
  queryKey: positionKey,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Infinity,
})

export const storePosition = (position: Position) => queryClient.setQueryData(positionKey, position)

export const forgetPosition = () => queryClient.setQueryData(positionKey, null)

/** Uses low accuracy, which is enough to sort the list and does not wait for GPS. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

export const canLocate = () => 'geolocation' in navigator

/** Requests the position from the browser, after its permission prompt; rejects with a `GeolocationPositionError`. */
export const getPosition = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    )
  })

/** Value of `GeolocationPositionError.PERMISSION_DENIED`; not every browser exposes the class. */
const permissionDenied = 1

export const isPermissionDenied = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === permissionDenied
