import { snakeCase, type toSnakeCaseKeys } from 'es-toolkit'
import type { Static, TObject } from 'typebox'

/** Columns named after a schema's properties in snake case: `zip_code` for `zipCode`. */
export type ColumnsOf<Schema extends TObject> = ReturnType<typeof toSnakeCaseKeys<Static<Schema>>>

const namePairsBySchema = new WeakMap<TObject, readonly (readonly [property: string, column: string])[]>()

function namePairsOf(schema: TObject) {
  const namePairs =
    namePairsBySchema.get(schema) ?? Object.keys(schema.properties).map((name) => [name, snakeCase(name)] as const)
  namePairsBySchema.set(schema, namePairs)
  return namePairs
}

const trimText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Returns the row's values of the schema's columns, by property name. */
export function fieldsOf<Schema extends TObject>(schema: Schema, row: ColumnsOf<Schema>): Static<Schema> {
  const columns = new Map<string, unknown>(Object.entries(row))
  const fields = namePairsOf(schema).map(([property, column]) => [property, columns.get(column)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(fields) as Static<Schema>
}

/** Returns the columns to write for the input, with trimmed texts. Omits missing values. */
export function columnsOf<Schema extends TObject>(schema: Schema, input: Static<Schema>): ColumnsOf<Schema> {
  const values = new Map<string, unknown>(Object.entries(input))
  const columns = namePairsOf(schema)
    .filter(([property]) => values.has(property))
    .map(([property, column]) => [column, trimText(values.get(property))])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(columns) as ColumnsOf<Schema>
}
