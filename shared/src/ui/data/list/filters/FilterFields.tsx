import Box from '@mui/material/Box'
import type { FilterState, NamedFilter } from './filterControl.ts'
import { FilterControl } from './FilterControl.tsx'
import { FilterLayout } from './filterLayout.ts'

interface FilterFieldsProps extends Pick<FilterState, 'values' | 'onChange' | 'controls' | 'problems'> {
  filters: readonly NamedFilter[]
}

/** Filters as fields, one per line. A control that renders nothing takes no space. */
export const FilterFields = ({ filters, ...controlProps }: FilterFieldsProps) => (
  <FilterLayout value="field">
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filters.map((namedFilter) => (
        <Box key={namedFilter[0]} sx={{ '&:empty': { display: 'none' } }}>
          <FilterControl namedFilter={namedFilter} {...controlProps} />
        </Box>
      ))}
    </Box>
  </FilterLayout>
)
