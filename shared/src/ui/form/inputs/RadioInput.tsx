import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { BoundField } from './inputs.tsx'

interface RadioInputProps<Draft extends FieldValues> extends BoundField<Draft> {
  /** The accessible name of the group; on the screen the choices are self-explanatory. */
  label: string
  options: readonly { value: string; label: string }[]
  /** Called once the choice is in the draft. */
  onChange?: () => void
}

/** A few choices side by side, all visible. */
export function RadioInput<Draft extends FieldValues>({
  control,
  name,
  label,
  options,
  onChange,
}: RadioInputProps<Draft>) {
  const { field } = useController({ control, name })
  const { ref: _ref, ...boundProps } = field
  return (
    <RadioGroup
      {...boundProps}
      row
      aria-label={label}
      onChange={(event) => {
        field.onChange(event)
        onChange?.()
      }}
    >
      {options.map((option) => (
        <FormControlLabel key={option.value} value={option.value} control={<Radio />} label={option.label} />
      ))}
    </RadioGroup>
  )
}
