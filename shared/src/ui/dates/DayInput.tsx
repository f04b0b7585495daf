import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { BoundField } from '../form/inputs/inputs.tsx'
import { DayField } from './DayField.tsx'
import type { DayFieldProps } from './DayField.tsx'

type DayInputProps<Draft extends FieldValues> = BoundField<Draft> &
  Omit<DayFieldProps, 'value' | 'onChange' | 'onClear' | 'error'> & {
    /** Called with the chosen day, to update other fields; null if it is cleared or incomplete. */
    onPick?: (day: string | null) => void
    /** Whether the day can be cleared. */
    isClearable?: boolean
  }

/** A day field bound to a form, with its validation error below. */
export function DayInput<Draft extends FieldValues>({
  control,
  name,
  onPick,
  isClearable = false,
  ...fieldProps
}: DayInputProps<Draft>) {
  const { field, fieldState } = useController({ control, name })
  const pick = (day: string | null) => {
    field.onChange(day)
    onPick?.(day)
  }
  return (
    <DayField
      id={name}
      {...fieldProps}
      value={field.value}
      onChange={pick}
      onClear={isClearable ? () => pick(null) : undefined}
      error={fieldState.error?.message}
    />
  )
}
