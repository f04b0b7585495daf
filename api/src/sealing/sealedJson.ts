import { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Seal } from './sealing.ts'

/** Where a sealed value stands. */
interface SealedField {
  table: string
  column: string
}

/** Whether a value is of this schema. */
export function isOf<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  const compiled = Compile(schema)
  return (value): value is Static<S> => compiled.Check(value)
}

/** A sealed column that holds JSON, which is checked when it is opened. */
export function sealedJson<T>({ table, column }: SealedField, isValue: (value: unknown) => value is T) {
  const field = (id: string) => ({ table, column, id })
  function parse(text: string): T {
    const value: unknown = JSON.parse(text)
    if (!isValue(value)) throw new Error(`What ${column} of ${table} holds cannot be read.`)
    return value
  }
  return {
    parse,
    close: (seal: Seal, id: string, value: T): Buffer => seal.close(JSON.stringify(value), field(id)),
    open: (seal: Seal, id: string, sealed: Buffer): T => parse(seal.open(sealed, field(id))),
    /** The text that was sealed: `parse` gives its value. */
    openText: (seal: Seal, id: string, sealed: Buffer): string => seal.open(sealed, field(id)),
  }
}
