import type { Patient } from 'shared/contracts/patients/patient'

/**
 * The page of a map that shows the way to a patient, or undefined without an address. Where the address itself was found,
 * the way leads to that position; one that is known by its postal code only is searched by its text, on a map that opens
 * in that region.
 */
export function directionsTo({ address, position }: Pick<Patient, 'address' | 'position'>): string | undefined {
  const town = [address.zipCode, address.city].filter(Boolean).join(' ')
  const whole = [address.streetName, town].filter(Boolean).join(', ')
  if (whole === '') return undefined
  const to = position?.precision === 'address' ? `${position.latitude},${position.longitude}` : whole
  const region = position?.precision === 'zipCode' ? `#map=12/${position.latitude}/${position.longitude}` : ''
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}${region}`
}
