import { isDay } from '../calendar/day.ts'

interface BaseFilter<Value extends string> {
  label: string
  /** Whether the filter is displayed with twice the usual width. */
  wide?: boolean
  /** Whether the filter is hidden until the advanced filters are expanded or it has a value. */
  advanced?: boolean
  /** Parses the filter's URL search param; returns the default value for a missing or invalid param. */
  read: (param: string | null) => Value
}

/** A text search, applied while typing. */
export interface SearchFilter extends BaseFilter<string> {
  kind: 'search'
}

/** A choice among a few values. */
export interface ChoiceFilter<Value extends string = string> extends BaseFilter<Value> {
  kind: 'choice'
  /** The label of each value, in display order. */
  choices: Readonly<Record<Value, string>>
  /** Whether the choices are tabs above the rows, instead of a control among the filters. At most one per list. */
  isTabs?: boolean
}

/** A filter with a custom control, such as a day or a member of the team. */
export interface CustomFilter<Value extends string = string> extends BaseFilter<Value> {
  kind: 'custom'
}

/** A day, `yyyy-mm-dd`; '' for none. Filters named `startDate` and `endDate` are shown as one period. */
export interface DayFilter extends BaseFilter<string> {
  kind: 'day'
  /** Whether there may be no day. */
  isClearable: boolean
}

export type Filter = SearchFilter | ChoiceFilter | CustomFilter | DayFilter

/** The filters of a list, by the name of their URL search param. */
export type Filters = Readonly<Record<string, Filter>>

/** The value of each filter. */
export type FilterValues<F> = { [Name in keyof F]: F[Name] extends { read: () => infer Value } ? Value : never }

export const searchFilter = (label: string, { wide = false } = {}): SearchFilter => ({
  kind: 'search',
  label,
  wide,
  read: (param) => param ?? '',
})

const isKeyOf = <Key extends string>(object: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(object, key)

/**
 * Creates a choice: `choiceFilter('Statut', 'ALL', { ALL: 'Toutes', PAID: 'Payées' })`. An unknown value in the URL is
 * read as `defaultValue`.
 */
export const choiceFilter = <const Choices extends Readonly<Record<string, string>>>(
  label: string,
  defaultValue: NoInfer<keyof Choices & string>,
  choices: Choices,
  { advanced = false, isTabs = false }: { advanced?: boolean; isTabs?: boolean } = {},
): ChoiceFilter<keyof Choices & string> => ({
  kind: 'choice',
  label,
  choices,
  advanced,
  isTabs,
  read: (param) => (param !== null && isKeyOf<keyof Choices & string>(choices, param) ? param : defaultValue),
})

interface CustomFilterOptions {
  defaultValue?: string
  isValid?: (param: string) => boolean
  advanced?: boolean
  wide?: boolean
}

/** Creates a filter with a custom control. `isValid` checks the value in the URL; by default every text is valid. */
export const customFilter = (
  label: string,
  { defaultValue = '', isValid = () => true, ...options }: CustomFilterOptions = {},
): CustomFilter => ({
  kind: 'custom',
  label,
  ...options,
  read: (param) => (param !== null && isValid(param) ? param : defaultValue),
})

interface DayFilterOptions {
  /** The day without a URL search param; '' (default) for none, and then the day can be cleared. */
  defaultDay?: string
  isValid?: (param: string) => boolean
  advanced?: boolean
}

/** Creates a filter by a day. */
export const dayFilter = (
  label: string,
  { defaultDay = '', isValid = isDay, advanced = false }: DayFilterOptions = {},
): DayFilter => ({
  kind: 'day',
  label,
  advanced,
  isClearable: defaultDay === '',
  read: (param) => (param !== null && isValid(param) ? param : defaultDay),
})
