import { snakeCase, type toSnakeCaseKeys } from 'es-toolkit'
import type { Static, TObject } from 'typebox'

/** The columns that bear the names of a schema's properties in snake case: `zip_code` of `zipCode`. */
export type ColumnsOf<Schema extends TObject> = ReturnType<typeof toSnakeCaseKeys<Static<Schema>>>

const names = new WeakMap<TObject, readonly (readonly [property: string, column: string])[]>()

function namesOf(schema: TObject) {
  const known = names.get(schema) ?? Object.keys(schema.properties).map((name) => [name, snakeCase(name)] as const)
  names.set(schema, known)
  return known
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** What these columns of a row hold, by the names of the schema's properties. */
export function fieldsOf<Schema extends TObject>(schema: Schema, row: ColumnsOf<Schema>): Static<Schema> {
  const columns = new Map<string, unknown>(Object.entries(row))
  const fields = namesOf(schema).map(([property, column]) => [property, columns.get(column)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(fields) as Static<Schema>
}

/** The columns to write for what was sent, texts without the spaces around them. What was left out is left out. */
export function columnsOf<Schema extends TObject>(schema: Schema, sent: Static<Schema>): ColumnsOf<Schema> {
  const values = new Map<string, unknown>(Object.entries(sent))
  const columns = namesOf(schema)
    .filter(([property]) => values.has(property))
    .map(([property, column]) => [column, trimmed(values.get(property))])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(columns) as ColumnsOf<Schema>
}
