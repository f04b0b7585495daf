import { lazy, Suspense } from 'react'
import { SearchInput } from '../../../form/inputs/SearchInput.tsx'
import type { FilterState, NamedFilter } from './filterControl.ts'
import { ChoiceSelect } from './SelectFilter.tsx'

// Loaded with the first filter by day, not with the list.
const FilterDay = lazy(() => import('./FilterDay.tsx'))

interface FilterControlElementProps extends Pick<FilterState, 'values' | 'onChange' | 'controls' | 'problems'> {
  namedFilter: NamedFilter
}

/** The control of a filter, by its kind. */
export function FilterControl({
  namedFilter: [name, filter],
  values,
  onChange,
  controls,
  problems,
}: FilterControlElementProps) {
  const Control = controls[name]
  const props = {
    label: filter.label,
    value: values[name] ?? '',
    onChange: (value: string) => onChange(name, value),
    problem: problems[name],
  }
  if (filter.kind === 'search')
    return <SearchInput isCompact label={filter.label} value={props.value} onSearch={props.onChange} />
  if (filter.kind === 'choice') {
    const options = Object.entries(filter.choices).map(([value, label]) => ({ value, label }))
    return <ChoiceSelect {...props} options={options} defaultValue={filter.read(null)} />
  }
  if (filter.kind === 'day')
    return (
      <Suspense>
        <FilterDay {...props} isClearable={filter.isClearable} />
      </Suspense>
    )
  return Control ? <Control {...props} /> : null
}
