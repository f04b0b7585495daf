import { snakeCase, type toSnakeCaseKeys } from 'es-toolkit'
import type { Static, TObject } from 'typebox'

/** Columns named after a schema's properties in snake case: `zip_code` of `zipCode`. */
export type ColumnsOf<Schema extends TObject> = ReturnType<typeof toSnakeCaseKeys<Static<Schema>>>

const names = new WeakMap<TObject, readonly (readonly [property: string, column: string])[]>()

function namesOf(schema: TObject) {
  const known = names.get(schema) ?? Object.keys(schema.properties).map((name) => [name, snakeCase(name)] as const)
  names.set(schema, known)
  return known
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Returns the row's values of these columns, by property name. */
export function fieldsOf<Schema extends TObject>(schema: Schema, row: ColumnsOf<Schema>): Static<Schema> {
  const columns = new Map<string, unknown>(Object.entries(row))
  const fields = namesOf(schema).map(([property, column]) => [property, columns.get(column)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(fields) as Static<Schema>
}

/** Returns the columns to write for the input, with trimmed texts. Missing values are omitted. */
export function columnsOf<Schema extends TObject>(schema: Schema, sent: Static<Schema>): ColumnsOf<Schema> {
  const values = new Map<string, unknown>(Object.entries(sent))
  const columns = namesOf(schema)
    .filter(([property]) => values.has(property))
    .map(([property, column]) => [column, trimmed(values.get(property))])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(columns) as ColumnsOf<Schema>
}
