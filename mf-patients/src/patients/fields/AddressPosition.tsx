import type { Position } from 'shared/contracts/patients/patient'
import { hasFrenchZipCodes } from 'shared/domain/contact/country'
import { Typography } from 'shared/ui'
import { useFormState, useWatch } from 'shared/ui/form'
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
  const country = useWatch({ control, name: 'address.country' })
  if (dirtyFields.address === undefined) return <PatientPosition position={position} />
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {hasFrenchZipCodes(country ?? '')
        ? "La nouvelle adresse sera localisée à l'enregistrement, d'après son code postal."
        : "Une adresse à l'étranger n'est pas localisée."}
    </Typography>
  )
}
