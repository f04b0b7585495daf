import { withFullYear } from 'shared/domain/calendar/fullYear'
import { TextField, useController } from 'shared/ui/form'
import type { Control, FieldPath } from 'shared/ui/form'
import type { Draft } from '../draft/draft.ts'

interface DateFieldProps {
  control: Control<Draft>
  name: Extract<FieldPath<Draft>, `detailedBillingContent.${number}.serviceDate`>
}

/** Field for the service date of a line. It uses the native date input, which is fast enough for hundreds of lines. */
export function DateField({ control, name }: DateFieldProps) {
  const {
    field,
    fieldState: { error },
  } = useController({ control, name })
  const { ref, value, onChange, onBlur, ...fieldProps } = field
  return (
    <TextField
      {...fieldProps}
      id={name}
      label="Date"
      type="date"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={() => {
        // Completes a year of two digits only on blur, because two more digits may follow during input.
        if (value) onChange(withFullYear(value))
        onBlur()
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
