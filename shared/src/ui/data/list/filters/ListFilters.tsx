import type { ReactNode } from 'react'
import FiltersIcon from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { periodText } from '../../../../domain/list/periodText.ts'
import { practiceToday } from '../../../../session/practiceClock.ts'
import { useIsPhone } from '../../../useIsPhone.ts'
import { isActive } from './filterControl.ts'
import type { FilterState, NamedFilter } from './filterControl.ts'
import { FilterControl } from './FilterControl.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterLayout } from './filterLayout.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { FilterSheet } from './FilterSheet.tsx'

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const

interface ListFiltersProps extends FilterState {
  /** The sort control of a list of cards, in the sheet on a phone. */
  sortControl?: ReactNode
}

/**
 * The filters of a list, in the toolbar of its page: the search as a field, days and choices as chips, advanced filters
 * in a panel. On a phone all but the search are in a sheet.
 */
export function ListFilters({ sortControl, ...props }: ListFiltersProps) {
  const isPhone = useIsPhone()
  const filters = Object.entries(props.filters).filter(([, filter]) => !(filter.kind === 'choice' && filter.isTabs))
  const searches = filters.filter(([, { kind }]) => kind === 'search')
  const otherFilters = filters.filter(([, { kind }]) => kind !== 'search')
  return (
    <Box component="section" aria-label="Recherche">
      <Box sx={rowSx}>
        {searches.map((namedFilter) => (
          <Box key={namedFilter[0]} sx={{ flex: '1 1 132px', maxWidth: { md: 280 }, minWidth: 0 }}>
            <FilterControl namedFilter={namedFilter} {...props} />
          </Box>
        ))}
        {isPhone && (otherFilters.length > 0 || sortControl) && (
          <FilterSheet {...props} namedFilters={otherFilters} sortControl={sortControl} />
        )}
        {!isPhone && <FilterChips {...props} namedFilters={otherFilters} />}
      </Box>
      <Problems problems={props.problems} />
    </Box>
  )
}

const Problems = ({ problems }: Pick<FilterState, 'problems'>) =>
  [...new Set(Object.values(problems))].map((problem) => (
    <Typography key={problem} variant="body2" color="error" role="alert" sx={{ mt: 0.5 }}>
      {problem}
    </Typography>
  ))

interface FilterChipsProps extends FilterState {
  namedFilters: readonly NamedFilter[]
}

const isPeriodDay = ([name, { kind }]: NamedFilter) => kind === 'day' && (name === 'startDate' || name === 'endDate')

function FilterChips({ namedFilters, ...props }: FilterChipsProps) {
  const shownFilters = namedFilters.filter(([, { advanced }]) => !advanced)
  const advancedFilters = namedFilters.filter(([, { advanced }]) => advanced)
  const periodDays = shownFilters.filter(isPeriodDay)
  const activeCount = advancedFilters.filter((namedFilter) => isActive(namedFilter, props.values)).length
  return (
    <FilterLayout value="chip">
      {periodDays.length > 0 && (
        <FilterPanel
          {...props}
          label="Période"
          text={periodText({
            startDate: props.values.startDate ?? '',
            endDate: props.values.endDate ?? '',
            today: practiceToday(),
          })}
          namedFilters={periodDays}
        />
      )}
      {shownFilters
        .filter((namedFilter) => !isPeriodDay(namedFilter))
        .map((namedFilter) => (
          <FilterControl key={namedFilter[0]} namedFilter={namedFilter} {...props} />
        ))}
      {advancedFilters.length > 0 && (
        <FilterPanel
          {...props}
          label="Filtres avancés"
          text={activeCount > 0 ? `Filtres (${activeCount})` : 'Filtres'}
          namedFilters={advancedFilters}
        />
      )}
    </FilterLayout>
  )
}

interface FilterPanelProps extends FilterChipsProps {
  label: string
  text: string
}

function FilterPanel({ label, text, namedFilters, ...props }: FilterPanelProps) {
  const clear = () => {
    for (const [name] of namedFilters) props.onChange(name, '')
  }
  return (
    <FilterPopover
      label={label}
      text={text}
      startIcon={label === 'Filtres avancés' ? <FiltersIcon /> : undefined}
      isActive={namedFilters.some((namedFilter) => isActive(namedFilter, props.values))}
      hasProblem={namedFilters.some(([name]) => props.problems[name] !== undefined)}
      onClear={clear}
    >
      <FilterFields {...props} filters={namedFilters} />
    </FilterPopover>
  )
}
