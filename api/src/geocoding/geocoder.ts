/** The position of an address. `default`: no better than the département, or unknown (ruling 37). */
export interface Located {
  latitude: number
  longitude: number
  precision: 'address' | 'zipCode' | 'default'
}

/** Gives an address its position when it is saved; never called by a search. */
export interface Geocoder {
  locate: (address: { streetName: string; zipCode: string; city: string }) => Promise<Located>
}
