import { queryClient } from 'shared/client'
import { keptLines } from '../device/keptLines.ts'
import { markUnsent, unmarkSent } from '../../device/unsent.ts'
import { pendingLinesKey } from '../../keys.ts'
import type { PendingLine } from '../device/PendingLine.ts'

/** The lines the device could not store, and the lines refused while this page is open. */
const inMemory = new Map<string, PendingLine>()

const byInstant = (one: PendingLine, other: PendingLine) => (one.input.recordedAt < other.input.recordedAt ? -1 : 1)

/** Returns the member's unsent items, the oldest first. */
export async function readPendingLines(): Promise<PendingLine[]> {
  const lines = new Map(inMemory)
  try {
    for (const { id, value } of await keptLines.read()) if (!lines.has(id)) lines.set(id, value)
  } catch (error) {
    // Without the key, or where the browser refuses its database: what this page holds is all there is.
    if (inMemory.size === 0) throw error
  }
  return [...lines.values()].toSorted(byInstant)
}

const refresh = () => queryClient.invalidateQueries({ queryKey: pendingLinesKey })

/** Keeps a line until it was sent. Returns false where it lasts only as long as the page. */
export async function keepLine(line: PendingLine): Promise<boolean> {
  const { entryId } = line.input
  inMemory.set(entryId, line)
  let isKept = true
  try {
    await keptLines.keep(entryId, line)
    markUnsent()
  } catch {
    isKept = false
  }
  await refresh()
  return isKept
}

/** Says why a line was refused; it stays until it is removed. */
export async function refuseLine(line: PendingLine, refusal: string): Promise<void> {
  inMemory.set(line.input.entryId, { ...line, refusal })
  await refresh()
}

export async function removeLine({ input: { entryId } }: PendingLine): Promise<void> {
  inMemory.delete(entryId)
  try {
    await keptLines.remove(entryId)
    await unmarkSent()
  } catch {
    // The device never stored it.
  }
  await refresh()
}
