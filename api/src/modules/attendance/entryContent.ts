import type { Signature } from 'shared/contracts/attendance'
import type { Seal } from '../../sealing.ts'

/** What is sealed of a line: who it is about by the name of that day, and the signature; null for an absence. */
export interface EntryContent {
  name: string
  signature: Signature | null
}

const field = (id: string) => ({ table: 'attendance_entry', column: 'content', id })

export const sealEntry = (seal: Seal, id: string, content: EntryContent): Buffer =>
  seal.close(JSON.stringify(content), field(id))

/** The text that was sealed, of which the hash of a sheet is made. */
export const entryText = (seal: Seal, { id, content }: { id: string; content: Buffer }): string =>
  seal.open(content, field(id))

export function entryContentOf(text: string): EntryContent {
  // Written by `sealEntry` alone.
  const content: EntryContent = JSON.parse(text)
  return content
}
