/** The position of an address. `default`: known at best by département (ruling 37). */
export interface GeocodedPosition {
  latitude: number
  longitude: number
  precision: 'address' | 'zipCode' | 'default'
}

/** Geocodes an address when it is saved; a search never calls it. */
export interface Geocoder {
  locate: (address: { streetName: string; zipCode: string; city: string }) => Promise<GeocodedPosition>
}
