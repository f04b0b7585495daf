import type { ComponentType } from 'react'
import type { Filter, Filters } from '../../../../domain/list/filter.ts'

export interface FilterControlProps {
  label: string
  value: string
  /** '' restores the default. */
  onChange: (value: string) => void
  /** The problem of the value. */
  problem: string | undefined
}

/** The screen's controls for its custom filters, by the filter's name. */
export type FilterControls = Readonly<Record<string, ComponentType<FilterControlProps>>>

export interface FilterState {
  filters: Filters
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  controls: FilterControls
  problems: Readonly<Record<string, string>>
}

export type NamedFilter = readonly [name: string, filter: Filter]

/** Whether the filter has another value than its default. */
export const isActive = ([name, { read }]: NamedFilter, values: FilterState['values']): boolean =>
  (values[name] ?? '') !== read(null)
