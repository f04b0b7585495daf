import type { Patient } from 'shared/contracts/patients/patient'
import { Link, MapPosition } from 'shared/ui'
import { mapPage, positionSentence } from './position.ts'

/** How exactly a patient's address was placed. A map is asked for it only when the link is followed. */
export function PatientPosition({ position }: Pick<Patient, 'position'>) {
  if (position === undefined) return null
  const page = mapPage(position)
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
