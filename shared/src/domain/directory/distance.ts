const earthRadiusKm = 6371

/** A position in degrees; north and east are positive. */
export interface Position {
  latitude: number
  longitude: number
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Calculates the great-circle distance between two positions by the haversine formula, in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  const haversine = north + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * east
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/**
 * Formats a distance in French: « à 350 m » (in steps of 50 m), « à 3,2 km », from 10 km « à 24 km »; in whole
 * kilometres if the position is approximate.
 */
export function distanceText(km: number, isApproximate: boolean): string {
  if (isApproximate)
    return km < 1 ? 'à moins de 1 km environ' : `à environ ${Math.round(km).toLocaleString('fr-FR')} km`
  if (km < 0.95) return `à ${Math.max(50, Math.round(km * 20) * 50)} m`
  const roundedKm = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)
  return `à ${roundedKm.toLocaleString('fr-FR')} km`
}

/** Formats a position in tenths of a degree, about ten kilometres, as the directory's query accepts it: `45.8,4.8`. */
export const roundedPosition = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => String(Math.round(degrees * 10) / 10)).join(',')

interface OptionalPosition {
  latitude: number | null
  longitude: number | null
}

/** Returns the position; null if a coordinate is missing. */
export const positionOf = ({ latitude, longitude }: OptionalPosition): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Sorts items by distance from a position; items without a position come last, in their order. */
export function sortByDistance<T extends OptionalPosition>(from: Position, items: readonly T[]): T[] {
  const distanceTo = (item: T) => {
    const position = positionOf(item)
    return position ? distanceKm(from, position) : Infinity
  }
  return (
    items
      .map((item) => ({ item, km: distanceTo(item) }))
      // The difference of two infinite distances is not a number.
      .toSorted((a, b) => (a.km === b.km ? 0 : a.km - b.km))
      .map(({ item }) => item)
  )
}
