import type { FitChoice } from 'shared/contracts/agenda/fit'
import { MultipleAutocomplete, TextField, useController } from 'shared/ui/form'
import type { Control, FieldPath, FieldValues } from 'shared/ui/form'
import { choiceLabel } from './fitFacts.ts'

interface ChoicesInputProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** Path of a field that holds a list of ids. */
  name: FieldPath<Draft>
  label: string
  choices: readonly FitChoice[]
}

/** Field to select any number of species and animals. */
export function ChoicesInput<Draft extends FieldValues>({ control, name, label, choices }: ChoicesInputProps<Draft>) {
  const { field, fieldState } = useController({ control, name })
  const ids: unknown = field.value
  return (
    <MultipleAutocomplete
      id={name}
      options={choices}
      ids={Array.isArray(ids) ? ids : []}
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
