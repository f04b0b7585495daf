type NonEmptyValues<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ''> }

/** Omits empty values, for the query of an API call. */
export function withoutEmpty<Values extends object>(values: Values): NonEmptyValues<Values>
export function withoutEmpty(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
