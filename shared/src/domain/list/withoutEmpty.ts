type Filled<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ''> }

/** The filters that narrow a list, as the query of a call: those left empty are left out. */
export function withoutEmpty<Values extends object>(values: Values): Filled<Values>
export function withoutEmpty(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
