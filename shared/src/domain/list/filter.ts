interface BaseFilter<Value extends string> {
  label: string
  /** Twice the width of the others. */
  wide?: boolean
  /** Collapsed unless expanded or set. */
  advanced?: boolean
  /** The value of a URL search param; a missing or unknown one returns the default. */
  read: (param: string | null) => Value
}

/** A text search, applied while typing. */
export interface SearchFilter extends BaseFilter<string> {
  kind: 'search'
}

/** One of a few named values. */
export interface ChoiceFilter<Value extends string = string> extends BaseFilter<Value> {
  kind: 'choice'
  /** The label of each value, in the order they are offered. */
  choices: Readonly<Record<Value, string>>
}

/** A filter with a custom control: a day, a member of the team. */
export interface CustomFilter<Value extends string = string> extends BaseFilter<Value> {
  kind: 'custom'
}

export type Filter = SearchFilter | ChoiceFilter | CustomFilter

/** The filters of a list, by their URL search param. */
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
 * `choiceFilter('Statut', 'ALL', { ALL: 'Toutes', PAID: 'Payées' })`: an unknown value in the URL returns the default.
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

/** `isValid` checks the value in the URL; by default every text is accepted. */
export const customFilter = (
  label: string,
  { defaultValue = '', isValid = () => true, ...options }: CustomFilterOptions = {},
): CustomFilter => ({
  kind: 'custom',
  label,
  ...options,
  read: (param) => (param !== null && isValid(param) ? param : defaultValue),
})
