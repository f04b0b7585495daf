import type { Position } from 'shared/contracts/patients/patient'
import { Typography } from 'shared/ui'
import { useFormState } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from '../draft.ts'
import { PatientPosition } from '../PatientPosition.tsx'

interface AddressPositionProps {
  control: Control<Draft>
  /** Position of the last saved address. */
  position: Position | undefined
}

/** Precision of the saved address; a changed address is geocoded when it is saved. */
export function AddressPosition({ control, position }: AddressPositionProps) {
  const { dirtyFields } = useFormState({ control, name: 'address' })
  if (dirtyFields.address === undefined) return <PatientPosition position={position} />
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      La nouvelle adresse sera localisée à l'enregistrement, d'après son code postal.
    </Typography>
  )
}
