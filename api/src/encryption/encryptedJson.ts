import { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { FieldCipher } from './encryption.ts'

interface EncryptedColumn {
  table: string
  column: string
}

/** Returns a type guard which checks that a value matches the schema. */
export function createTypeGuard<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  const compiled = Compile(schema)
  return (value): value is Static<S> => compiled.Check(value)
}

/** Encrypts and decrypts the JSON values of a column. Decryption throws when the JSON has another shape. */
export function encryptedJson<T>({ table, column }: EncryptedColumn, isValue: (value: unknown) => value is T) {
  const field = (id: string) => ({ table, column, id })
  function parse(text: string): T {
    const value: unknown = JSON.parse(text)
    if (!isValue(value)) throw new Error(`The JSON in ${table}.${column} does not match its schema.`)
    return value
  }
  return {
    parse,
    encrypt: (cipher: FieldCipher, id: string, value: T): Buffer => cipher.encrypt(JSON.stringify(value), field(id)),
    decrypt: (cipher: FieldCipher, id: string, encrypted: Buffer): T => parse(cipher.decrypt(encrypted, field(id))),
    /** Decrypts without parsing: `parse` returns the value of the text. */
    decryptText: (cipher: FieldCipher, id: string, encrypted: Buffer): string => cipher.decrypt(encrypted, field(id)),
  }
}
