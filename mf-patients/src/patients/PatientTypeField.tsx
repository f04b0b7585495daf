import { Controller, FormControlLabel, Radio, RadioGroup } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from './draft.ts'

/** An individual or a company: each has its own fields, and keeps them while the other is chosen. */
export const PatientTypeField = ({ form: { clearErrors, control } }: { form: UseFormReturn<Draft> }) => (
  <Controller
    control={control}
    name="type"
    render={({ field: { ref: _ref, ...field } }) => (
      <RadioGroup
        {...field}
        row
        aria-label="Type de patient"
        onChange={(event) => {
          field.onChange(event)
          // The fields of the other type are no longer checked.
          clearErrors()
        }}
      >
        <FormControlLabel value="INDIVIDUAL" control={<Radio />} label="Particulier" />
        <FormControlLabel value="FIRM" control={<Radio />} label="Entreprise" />
      </RadioGroup>
    )}
  />
)
