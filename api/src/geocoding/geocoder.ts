/** The position of an address. `default`: the centre of the département, or Paris. */
export interface GeocodedPosition {
  latitude: number
  longitude: number
  precision: 'address' | 'zipCode' | 'default'
}

/** Geocodes an address when it is saved; a search never calls it. */
export interface Geocoder {
  locate: (address: { streetName: string; zipCode: string; city: string }) => Promise<GeocodedPosition>
}
