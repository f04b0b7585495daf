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
}

/** A filter with a custom control, such as a day or a member of the team. */
export interface CustomFilter<Value extends string = string> extends BaseFilter<Value> {
  kind: 'custom'
}

export type Filter = SearchFilter | ChoiceFilter | CustomFilter

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
  { advanced = false }: { advanced?: boolean } = {},
): ChoiceFilter<keyof Choices & string> => ({
  kind: 'choice',
  label,
  choices,
  advanced,
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
