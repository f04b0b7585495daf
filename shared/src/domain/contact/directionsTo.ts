import type { Position } from '../../contracts/patients/patient.ts'
import { addressText } from './address.ts'
import type { ClientAddress } from './address.ts'

interface Destination {
  address: ClientAddress
  position?: Position | undefined
}

/**
 * Returns the URL of directions to an address on a map site; undefined for an empty address. An exactly located address
 * is passed as coordinates. An address known by its postal code only is passed as text, on a map of that region.
 */
export function directionsTo({ address, position }: Destination): string | undefined {
  const fullAddress = addressText(address)
  if (fullAddress === '') return undefined
  const to = position?.precision === 'address' ? `${position.latitude},${position.longitude}` : fullAddress
  // 12 is the zoom level of the map.
  const mapFragment = position?.precision === 'zipCode' ? `#map=12/${position.latitude}/${position.longitude}` : ''
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}${mapFragment}`
}
