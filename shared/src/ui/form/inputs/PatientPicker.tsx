import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { patientName } from '../../../domain/patients/patientName.ts'
import { usePickablePatients } from '../../../lists/usePickablePatients.ts'

interface PatientPickerProps {
  /** The id of the field, for 'Champs requis'. */
  id: string
  label?: string
  value: string | null
  onChange: (patientId: string | null) => void
  error?: string
  required?: boolean
  disabled?: boolean
}

/** Finds a patient by any part of the name. An archived one is offered only where it was chosen before. */
export function PatientPicker({
  id,
  label = 'Patient',
  value,
  onChange,
  error,
  required,
  disabled,
}: PatientPickerProps) {
  const { data: patients = [], isPending } = usePickablePatients([value])
  return (
    <Autocomplete
      id={id}
      options={patients}
      value={patients.find((patient) => patient.id === value) ?? null}
      onChange={(_, patient) => onChange(patient?.id ?? null)}
      getOptionLabel={patientName}
      getOptionKey={(patient) => patient.id}
      loading={isPending}
      disabled={disabled}
      noOptionsText="Aucun patient"
      renderInput={(input) => (
        <TextField {...input} label={label} required={required} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
