import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FilterControlProps } from './ListFilters.tsx'

interface SelectFilterProps extends FilterControlProps {
  /** The choices except 'Tous', in order. An unknown value shows as 'Tous'. */
  options: readonly { value: string; label: string }[]
}

/** A filter whose choices come from the server. */
export function SelectFilter({ label, value, onChange, options }: SelectFilterProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Tous</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
