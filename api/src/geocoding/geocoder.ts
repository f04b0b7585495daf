/** Where an address stands. `default`: no better than the département, or unknown (ruling 37). */
export interface Located {
  latitude: number
  longitude: number
  precision: 'address' | 'zipCode' | 'default'
}

/** The port through which an address is placed when it is saved; never asked at search time. */
export interface Geocoder {
  locate: (address: { streetName: string; zipCode: string; city: string }) => Promise<Located>
}
