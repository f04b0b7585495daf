import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FilterControlProps } from './ListFilters.tsx'

interface SelectFilterProps extends FilterControlProps {
  /** The choices besides 'Tous', in their order. A value that is none of them shows as 'Tous'. */
  options: readonly { value: string; label: string }[]
}

/** A filter by one of several things that come from the server. */
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
