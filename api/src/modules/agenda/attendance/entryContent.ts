import { Type } from 'typebox'
import { Signature } from 'shared/contracts/agenda/attendance'
import { Nullable } from 'shared/contracts/wire'
import { isOf, sealedJson } from '../../../sealing/sealedJson.ts'
import type { Seal } from '../../../sealing/sealing.ts'

/** The encrypted part of an entry: the person's name at that time and the signature, null for an absence. */
const EntryContent = Type.Object({ name: Type.String(), signature: Nullable(Signature) })

const content = sealedJson({ table: 'attendance_entry', column: 'content' }, isOf(EntryContent))

export const sealEntry = content.close

/** The decrypted text of an entry, which the hash of a sheet includes. */
export const entryText = (seal: Seal, entry: { id: string; content: Buffer }): string =>
  content.openText(seal, entry.id, entry.content)

export const entryContentOf = content.parse
