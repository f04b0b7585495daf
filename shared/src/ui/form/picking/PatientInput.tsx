import TextField from '@mui/material/TextField'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { patientName } from '../../../domain/patients/patientName.ts'
import { usePickablePatients } from '../../../lists/usePickablePatients.ts'
import { useNewPatient } from '../newPatient/useNewPatient.tsx'
import type { BoundField } from '../inputs/inputs.tsx'
import { Picker } from './Picker.tsx'

interface PatientInputProps<Draft extends FieldValues> extends BoundField<Draft> {
  /** Called with the chosen patient, to update other fields. */
  onPick: (patientId: string | null) => void
  /** Adds a patient with the typed name, instead of the dialog, which requires the privilege PATIENTS. */
  onAdd?: (name: string) => void
}

/**
 * Searches a patient by any part of the name. An archived patient is an option only if already chosen. A name without a
 * match can be added.
 */
export function PatientInput<Draft extends FieldValues>({ control, name, onPick, onAdd }: PatientInputProps<Draft>) {
  const { field, fieldState } = useController({ control, name })
  const { data: patients = [], isPending } = usePickablePatients([field.value])
  const pick = (patientId: string | null) => {
    field.onChange(patientId)
    onPick(patientId)
  }
  const newPatient = useNewPatient(({ id }) => pick(id))
  const message = fieldState.error?.message
  return (
    <>
      <Picker
        id={name}
        options={patients}
        value={patients.find(({ id }) => id === field.value) ?? null}
        onChange={(patient) => pick(patient?.id ?? null)}
        getOptionLabel={patientName}
        loading={isPending}
        noOptionsText="Aucun patient"
        onAdd={onAdd ?? newPatient.open}
        renderInput={(input) => (
          <TextField {...input} label="Patient" required error={message !== undefined} helperText={message} />
        )}
      />
      {newPatient.dialog}
    </>
  )
}
