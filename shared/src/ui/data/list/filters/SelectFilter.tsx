import { useContext } from 'react'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import TextField from '@mui/material/TextField'
import type { FilterControlProps } from './filterControl.ts'
import { chipContentSx, FilterChip } from './FilterChip.tsx'
import { FilterLayout } from './filterLayout.ts'

interface Option {
  value: string
  label: string
}

interface ChoiceSelectProps extends Pick<FilterControlProps, 'label' | 'value' | 'onChange'> {
  /** The options, in display order. */
  options: readonly Option[]
  /** The value that filters nothing out. */
  defaultValue: string
}

/** A filter by one of a few values: a chip in a toolbar, a field in a panel. */
export const ChoiceSelect = (props: ChoiceSelectProps) =>
  useContext(FilterLayout) === 'chip' ? <ChoiceChip {...props} /> : <ChoiceField {...props} />

const itemsOf = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>
  ))

function ChoiceChip({ label, value, onChange, options, defaultValue }: ChoiceSelectProps) {
  const text = options.find((option) => option.value === value)?.label ?? ''
  return (
    <FilterChip label={label} isActive={value !== defaultValue} onClear={() => onChange('')}>
      <Select
        size="small"
        displayEmpty
        value={value}
        onChange={({ target }) => onChange(target.value)}
        renderValue={() => `${label} : ${text}`}
        SelectDisplayProps={{ 'aria-label': label }}
        sx={{
          ...chipContentSx,
          boxSizing: 'border-box',
          '& .MuiOutlinedInput-notchedOutline': { border: 0 },
          '& .MuiSelect-select': { display: 'flex', alignItems: 'center', py: 0, pl: 1.75 },
          // As tall as the chip on touch screens; the doubled class overrides MUI's rule, which has two classes.
          '& .MuiSelect-select.MuiSelect-select': { minHeight: { xs: 44, md: '1.4375em' } },
          '& .MuiSelect-icon': { color: 'inherit' },
        }}
      >
        {itemsOf(options)}
      </Select>
    </FilterChip>
  )
}

const ChoiceField = ({ label, value, onChange, options }: ChoiceSelectProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {itemsOf(options)}
  </TextField>
)

interface SelectFilterProps extends FilterControlProps {
  /** The choices except 'Tous', in order. An unknown value shows as 'Tous'. */
  options: readonly Option[]
}

/** A filter whose choices come from the server. */
export const SelectFilter = ({ label, value, onChange, options }: SelectFilterProps) => (
  <ChoiceSelect
    label={label}
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={onChange}
    options={[{ value: '', label: 'Tous' }, ...options]}
    defaultValue=""
  />
)
