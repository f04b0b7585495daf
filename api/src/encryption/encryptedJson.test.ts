import { describe, expect, it } from '@jest/globals'
import { Type } from 'typebox'
import { createTypeGuard, encryptedJson } from './encryptedJson.ts'
import type { FieldCipher } from './encryption.ts'

const throwNotUsed = () => {
  throw new Error('Not used here.')
}
const cipher: FieldCipher = {
  encrypt: (text, { table, column, id }) => Buffer.from(JSON.stringify([text, table, column, id])),
  decrypt: (encrypted, { table, column, id }) => {
    const [text, ...field] = JSON.parse(String(encrypted))
    expect(field).toEqual([table, column, id])
    return text
  },
  encryptDeterministically: throwNotUsed,
  encryptBytes: throwNotUsed,
  decryptBytes: throwNotUsed,
  deviceKey: throwNotUsed,
}

const letterContentColumn = { table: 'letter', column: 'content' }
const letterContent = encryptedJson(letterContentColumn, createTypeGuard(Type.Object({ subject: Type.String() })))

describe('encryptedJson', () => {
  it('decrypts the value that was encrypted for the same row', () => {
    const encrypted = letterContent.encrypt(cipher, 'id', { subject: 'Votre facture' })
    expect(letterContent.decrypt(cipher, 'id', encrypted)).toEqual({ subject: 'Votre facture' })
    expect(letterContent.parse(letterContent.decryptText(cipher, 'id', encrypted))).toEqual({
      subject: 'Votre facture',
    })
  })

  it('throws when the decrypted JSON has another shape', () => {
    const encrypted = encryptedJson(letterContentColumn, createTypeGuard(Type.Object({}))).encrypt(cipher, 'id', {
      title: 'Votre facture',
    })
    expect(() => letterContent.decrypt(cipher, 'id', encrypted)).toThrow(
      'The JSON in letter.content does not match its schema.',
    )
  })
})
