import { useId, useState } from 'react'
import type { ComponentType } from 'react'
import FiltersIcon from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ChoiceFilter, Filter, Filters } from '../../../domain/list/filter.ts'
import { SearchInput } from '../../form/inputs/SearchInput.tsx'

export interface FilterControlProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The problem of the value. */
  problem: string | undefined
}

/** The screen's controls for its custom filters, by the filter's name. */
export type FilterControls = Readonly<Record<string, ComponentType<FilterControlProps>>>

interface ListFiltersProps {
  filters: Filters
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  controls: FilterControls
  problems: Readonly<Record<string, string>>
}

/** Maximum width of up to three filters, so that they do not stretch over a wide page. */
const maxWidthOfFewPx = 720

/**
 * The filters above a list, each rendered by its kind; advanced ones are collapsed until one of them is set. A control
 * that renders nothing takes no space.
 */
export function ListFilters({ filters, ...fieldProps }: ListFiltersProps) {
  const id = useId()
  const namedFilters = Object.entries(filters)
  const advancedFilters = namedFilters.filter(([, filter]) => filter.advanced)
  const activeCount = advancedFilters.filter(
    ([name, { read }]) => (fieldProps.values[name] ?? '') !== read(null),
  ).length
  const [isOpen, setOpen] = useState(activeCount > 0)
  return (
    <Box component="section" aria-label="Recherche">
      <FilterFields {...fieldProps} filters={namedFilters.filter(([, filter]) => !filter.advanced)} />
      {advancedFilters.length > 0 && (
        <Button
          size="small"
          startIcon={<FiltersIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: -0.5, mb: 1.5 }}
        >
          {activeCount > 0 ? `Filtres avancés (${activeCount})` : 'Filtres avancés'}
        </Button>
      )}
      {isOpen && advancedFilters.length > 0 && (
        <Box id={id}>
          <FilterFields {...fieldProps} filters={advancedFilters} />
        </Box>
      )}
    </Box>
  )
}

interface FilterFieldsProps extends Omit<ListFiltersProps, 'filters'> {
  filters: readonly [name: string, filter: Filter][]
}

function FilterFields({ filters, values, onChange, controls, problems }: FilterFieldsProps) {
  const columns = filters.reduce((sum, [, { wide }]) => sum + (wide ? 2 : 1), 0)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        mb: columns > 3 ? 3 : 2,
        maxWidth: columns > 3 ? undefined : maxWidthOfFewPx,
        alignItems: 'start',
      }}
    >
      {filters.map(([name, filter]) => {
        const Control = controls[name]
        const value = values[name] ?? ''
        const changeValue = (newValue: string) => onChange(name, newValue)
        return (
          <Box key={name} sx={{ '&:empty': { display: 'none' }, gridColumn: { sm: filter.wide ? 'span 2' : 'auto' } }}>
            {Control && <Control label={filter.label} value={value} onChange={changeValue} problem={problems[name]} />}
            {filter.kind === 'search' && <SearchInput label={filter.label} value={value} onSearch={changeValue} />}
            {filter.kind === 'choice' && <Choice filter={filter} value={value} onChange={changeValue} />}
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
