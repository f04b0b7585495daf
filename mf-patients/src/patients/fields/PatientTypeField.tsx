import { patientTypeOptions } from 'shared/domain/patients/patientType'
import { RadioInput } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from '../draft.ts'

/** An individual or a company: each has its own fields, and keeps them while the other is chosen. */
export const PatientTypeField = ({ form: { clearErrors, control } }: { form: UseFormReturn<Draft> }) => (
  // The fields of the other type are no longer checked.
  <RadioInput
    control={control}
    name="type"
    label="Type de patient"
    options={patientTypeOptions}
    onChange={clearErrors}
  />
)
