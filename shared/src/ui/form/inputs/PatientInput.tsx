import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { patientName } from '../../../domain/patients/patientName.ts'
import { usePickablePatients } from '../../../lists/usePickablePatients.ts'
import type { BoundField } from './inputs.tsx'

interface PatientInputProps<Draft extends FieldValues> extends BoundField<Draft> {
  /** Called with the chosen patient, to update other fields. */
  onPick: (patientId: string | null) => void
}

/** Searches a patient by any part of the name. An archived patient is an option only if already chosen. */
export function PatientInput<Draft extends FieldValues>({ control, name, onPick }: PatientInputProps<Draft>) {
  const { field, fieldState } = useController({ control, name })
  const { data: patients = [], isPending } = usePickablePatients([field.value])
  const message = fieldState.error?.message
  return (
    <Autocomplete
      id={name}
      options={patients}
      value={patients.find(({ id }) => id === field.value) ?? null}
      onChange={(_, patient) => {
        field.onChange(patient?.id ?? null)
        onPick(patient?.id ?? null)
      }}
      getOptionLabel={patientName}
      getOptionKey={({ id }) => id}
      loading={isPending}
      noOptionsText="Aucun patient"
      renderInput={(input) => (
        <TextField {...input} label="Patient" required error={message !== undefined} helperText={message} />
      )}
    />
  )
}
