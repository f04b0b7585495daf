import { patientTypeOptions } from 'shared/domain/patients/patientType'
import { RadioInput } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from '../draft.ts'

/**
 * Radio buttons for the type, individual or company. The fields of each type keep their values when the type changes.
 */
export const PatientTypeField = ({ form: { clearErrors, control } }: { form: UseFormReturn<Draft> }) => (
  // Removes the errors of the fields that are no longer shown.
  <RadioInput
    control={control}
    name="type"
    label="Type de patient"
    options={patientTypeOptions}
    onChange={clearErrors}
  />
)
