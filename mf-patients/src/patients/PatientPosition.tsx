import type { Patient } from 'shared/contracts/patients/patient'
import { Link, MapPosition } from 'shared/ui'
import { mapUrl, positionSentence } from './position.ts'

/**
 * Precision of the geocoded address, with a link to a map. No request goes to the map site before the link is opened.
 */
export function PatientPosition({ position }: Pick<Patient, 'position'>) {
  if (position === undefined) return null
  const page = mapUrl(position)
  return (
    <MapPosition isExact={position.precision === 'address'}>
      {positionSentence(position)}{' '}
      {page && (
        <Link href={page} target="_blank" rel="noreferrer" sx={{ whiteSpace: 'nowrap' }}>
          Voir sur une carte
        </Link>
      )}
    </MapPosition>
  )
}
