import { flushSync } from 'react-dom'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { splitListedName } from 'shared/domain/patients/shortPatient'
import { Box } from 'shared/ui'
import { FormSection, PatientInput, RadioInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { NewPatientFields } from './NewPatientFields.tsx'
import { ParticipantFields } from './ParticipantFields.tsx'

interface PatientFieldsProps {
  form: UseFormReturn<Draft>
  patients: readonly ListedPatient[]
}

const modeOptions = [
  { value: 'EXISTING', label: 'Patient existant' },
  { value: 'NEW', label: 'Nouveau patient' },
]

/** Fields for the client of a quote, an existing or a new patient; for a firm, also the participants. */
export function PatientFields({ form: { control, clearErrors, setValue }, patients }: PatientFieldsProps) {
  const mode = useWatch({ control, name: 'patientMode' })
  /** Replaces the patient field by the fields of a new client with the typed name. */
  function startNewPatient(name: string) {
    setValue('newPatient.individual', splitListedName(name), { shouldDirty: true })
    setValue('newPatient.firm.companyName', name, { shouldDirty: true })
    // Renders the fields of the new client synchronously, because the first field is focused next.
    flushSync(() => setValue('patientMode', 'NEW', { shouldDirty: true }))
    document.getElementById('newPatient.individual.firstname')?.focus()
  }
  return (
    <FormSection title="Patient">
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RadioInput
          control={control}
          name="patientMode"
          label="Patient existant ou nouveau"
          options={modeOptions}
          onChange={clearErrors}
        />
      </Box>
      {mode === 'NEW' ? (
        <NewPatientFields control={control} clearErrors={clearErrors} />
      ) : (
        <PatientInput
          control={control}
          name="patientId"
          // The list of participants depends on the selected firm.
          onPick={() => setValue('beneficiaryId', null)}
          onAdd={startNewPatient}
        />
      )}
      <ParticipantFields control={control} patients={patients} />
    </FormSection>
  )
}
