import { TextField, useController } from 'shared/ui/form'
import type { Control, FieldPath } from 'shared/ui/form'
import type { Draft } from '../draft/draft.ts'

interface DateFieldProps {
  control: Control<Draft>
  name: Extract<FieldPath<Draft>, `detailedBillingContent.${number}.serviceDate`>
}

/** When the line was done. The browser's own field: hundreds of lines have one each. */
export function DateField({ control, name }: DateFieldProps) {
  const { field } = useController({ control, name })
  const { ref, value, onChange, ...bound } = field
  return (
    <TextField
      {...bound}
      id={name}
      label="Date"
      type="date"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      inputRef={ref}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
