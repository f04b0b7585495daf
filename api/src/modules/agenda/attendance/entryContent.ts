import { Type } from 'typebox'
import { Signature } from 'shared/contracts/agenda/attendance'
import { Nullable } from 'shared/contracts/wire'
import { createTypeGuard, encryptedJson } from '../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

/**
 * The encrypted part of an entry: the person's name when they signed, and the signature (null for an absence). An entry
 * that strikes another entry contains the struck entry's id and the reason, which the sheet's hash then includes.
 */
const EntryContent = Type.Object({
  name: Type.String(),
  signature: Nullable(Signature),
  strike: Type.Optional(Type.Object({ entryId: Type.String(), reason: Type.String() })),
})

const encryptedContent = encryptedJson({ table: 'attendance_entry', column: 'content' }, createTypeGuard(EntryContent))

export const encryptEntry = encryptedContent.encrypt

/** The decrypted JSON text of an entry, which is an input of the sheet's hash. */
export const decryptEntryText = (cipher: FieldCipher, entry: { id: string; content: Buffer }): string =>
  encryptedContent.decryptText(cipher, entry.id, entry.content)

/** Parses a decrypted entry; throws if it does not match its schema. */
export const entryContentOf = encryptedContent.parse
