import type { ListedPatient } from 'shared/contracts/patient'
import { Box } from 'shared/ui'
import { Controller, FormControlLabel, FormSection, PatientPicker, Radio, RadioGroup, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { NewPatientFields } from './NewPatientFields.tsx'
import { ParticipantFields } from './ParticipantFields.tsx'

interface PatientFieldsProps {
  form: UseFormReturn<Draft>
  patients: readonly ListedPatient[]
}

/** Whom the quote is for: a patient of the practice, or a new one; of a firm, how many come. */
export function PatientFields({ form: { control, clearErrors, setValue }, patients }: PatientFieldsProps) {
  const mode = useWatch({ control, name: 'patientMode' })
  return (
    <FormSection title="Patient">
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Controller
          control={control}
          name="patientMode"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioGroup
              {...field}
              row
              aria-label="Patient existant ou nouveau"
              onChange={(event) => {
                field.onChange(event)
                clearErrors()
              }}
            >
              <FormControlLabel value="EXISTING" control={<Radio />} label="Patient existant" />
              <FormControlLabel value="NEW" control={<Radio />} label="Nouveau patient" />
            </RadioGroup>
          )}
        />
      </Box>
      {mode === 'NEW' ? (
        <NewPatientFields control={control} clearErrors={clearErrors} />
      ) : (
        <Controller
          control={control}
          name="patientId"
          render={({ field, fieldState }) => (
            <PatientPicker
              id="patientId"
              value={field.value}
              onChange={(patientId) => {
                field.onChange(patientId)
                // The employees offered are those of the firm.
                setValue('beneficiaryId', null)
              }}
              error={fieldState.error?.message}
              required
            />
          )}
        />
      )}
      <ParticipantFields control={control} patients={patients} />
    </FormSection>
  )
}
