import { describe, expect, it } from '@jest/globals'
import { Type } from 'typebox'
import { isOf, encryptedJson } from './encryptedJson.ts'
import type { FieldCipher } from './encryption.ts'

const notUsed = () => {
  throw new Error('Not used here.')
}
const cipher: FieldCipher = {
  encrypt: (text, { table, column, id }) => Buffer.from(JSON.stringify([text, table, column, id])),
  decrypt: (encrypted, { table, column, id }) => {
    const [text, ...field] = JSON.parse(String(encrypted))
    expect(field).toEqual([table, column, id])
    return text
  },
  encryptDeterministically: notUsed,
  encryptBytes: notUsed,
  decryptBytes: notUsed,
  deviceKey: notUsed,
}

const place = { table: 'letter', column: 'content' }
const letter = encryptedJson(place, isOf(Type.Object({ subject: Type.String() })))

describe('encryptedJson', () => {
  it('decrypts the value that was encrypted for the same row', () => {
    const encrypted = letter.encrypt(cipher, 'id', { subject: 'Votre facture' })
    expect(letter.decrypt(cipher, 'id', encrypted)).toEqual({ subject: 'Votre facture' })
    expect(letter.parse(letter.decryptText(cipher, 'id', encrypted))).toEqual({ subject: 'Votre facture' })
  })

  it('throws when the decrypted JSON has another shape', () => {
    const encrypted = encryptedJson(place, isOf(Type.Object({}))).encrypt(cipher, 'id', { title: 'Votre facture' })
    expect(() => letter.decrypt(cipher, 'id', encrypted)).toThrow('What content of letter holds cannot be read.')
  })
})
