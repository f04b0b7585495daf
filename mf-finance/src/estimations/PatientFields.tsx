import type { ListedPatient } from 'shared/contracts/patients/patient'
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
        />
      )}
      <ParticipantFields control={control} patients={patients} />
    </FormSection>
  )
}
