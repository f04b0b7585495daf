import type { Patient } from 'shared/contracts/patients/patient'
import { addressText } from 'shared/domain/contact/address'

/** URL of directions to a patient on a map site; undefined without an address. An exactly located address is passed as coordinates. An address known by its postal code only is passed as text, on a map of that region. */
export function directionsTo({ address, position }: Pick<Patient, 'address' | 'position'>): string | undefined {
  const fullAddress = addressText(address)
  if (fullAddress === '') return undefined
  const to = position?.precision === 'address' ? `${position.latitude},${position.longitude}` : fullAddress
  const mapFragment = position?.precision === 'zipCode' ? `#map=12/${position.latitude}/${position.longitude}` : ''
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}${mapFragment}`
}
