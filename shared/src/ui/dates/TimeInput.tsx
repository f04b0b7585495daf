import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { BoundField } from '../form/inputs/inputs.tsx'
import { TimeField } from './TimeField.tsx'
import type { TimeFieldProps } from './TimeField.tsx'

type TimeInputProps<Draft extends FieldValues> = BoundField<Draft> &
  Omit<TimeFieldProps, 'value' | 'onChange' | 'error'> & {
    /** Called with the chosen time, to update other fields; null if it is cleared or incomplete. */
    onPick?: (time: string | null) => void
  }

/** A time field bound to a form, with its validation error below. */
export function TimeInput<Draft extends FieldValues>({ control, name, onPick, ...fieldProps }: TimeInputProps<Draft>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TimeField
      id={name}
      {...fieldProps}
      value={field.value}
      onChange={(time) => {
        field.onChange(time)
        onPick?.(time)
      }}
      error={fieldState.error?.message}
    />
  )
}
