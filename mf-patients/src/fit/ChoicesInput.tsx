import type { FitChoice, PatientFitInput } from 'shared/contracts/fit'
import { MultipleAutocomplete, TextField, useController } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { choiceLabel } from './fitFacts.ts'

interface ChoicesInputProps {
  control: Control<PatientFitInput>
  name: 'allergies' | 'fears' | 'preferredAnimalIds' | 'avoidedAnimalIds'
  label: string
  choices: readonly FitChoice[]
}

/** Any number of species and animals. */
export function ChoicesInput({ control, name, label, choices }: ChoicesInputProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <MultipleAutocomplete
      id={name}
      options={choices}
      ids={field.value}
      onIds={field.onChange}
      onBlur={field.onBlur}
      getOptionLabel={choiceLabel}
      noOptionsText="Aucun"
      slotProps={{ paper: { elevation: 8 } }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}
