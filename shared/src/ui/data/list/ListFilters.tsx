import type { ComponentType } from 'react'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ChoiceFilter, Filters } from '../../../domain/list/filter.ts'
import { SearchInput } from '../../form/SearchInput.tsx'

export interface FilterControlProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with the value. */
  problem: string | undefined
}

/** The screen's own controls of its custom filters, by the filter's name. */
export type FilterControls = Readonly<Record<string, ComponentType<FilterControlProps>>>

interface ListFiltersProps {
  filters: Filters
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  controls: FilterControls
  problems: Readonly<Record<string, string>>
}

/** Two or three filters do not stretch over a wide page. */
const maxWidthOfFewPx = 720

/** The filters of a list above it, each drawn by its kind. A control that draws nothing takes no space. */
export function ListFilters({ filters, values, onChange, controls, problems }: ListFiltersProps) {
  const named = Object.entries(filters)
  const columns = named.reduce((sum, [, { wide }]) => sum + (wide ? 2 : 1), 0)
  return (
    <Box
      component="section"
      aria-label="Recherche"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        mb: columns > 3 ? 3 : 2,
        maxWidth: columns > 3 ? undefined : maxWidthOfFewPx,
        alignItems: 'start',
      }}
    >
      {named.map(([name, filter]) => {
        const Control = controls[name]
        const value = values[name] ?? ''
        const change = (next: string) => onChange(name, next)
        return (
          <Box key={name} sx={{ '&:empty': { display: 'none' }, gridColumn: { sm: filter.wide ? 'span 2' : 'auto' } }}>
            {Control && <Control label={filter.label} value={value} onChange={change} problem={problems[name]} />}
            {filter.kind === 'search' && <SearchInput label={filter.label} value={value} onSearch={change} />}
            {filter.kind === 'choice' && <Choice filter={filter} value={value} onChange={change} />}
          </Box>
        )
      })}
    </Box>
  )
}

interface ChoiceProps {
  filter: ChoiceFilter
  value: string
  onChange: (value: string) => void
}

const Choice = ({ filter: { label, choices }, value, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {Object.entries(choices).map(([choice, text]) => (
      <MenuItem key={choice} value={choice}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)
