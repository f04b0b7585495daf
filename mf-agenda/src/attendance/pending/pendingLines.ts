import { queryClient } from 'shared/client'
import { storedLines } from '../device/storedLines.ts'
import { markUnsent, clearUnsentMark } from '../../device/unsent.ts'
import { pendingLinesKey } from '../../keys.ts'
import type { PendingLine } from '../device/PendingLine.ts'

/** Lines recorded or refused while this page is open, by entry id. */
const linesInMemory = new Map<string, PendingLine>()

const compareByRecordedAt = (a: PendingLine, b: PendingLine) => (a.input.recordedAt < b.input.recordedAt ? -1 : 1)

/** Returns the member's lines that are not sent yet or were refused by the server, oldest first. */
export async function readPendingLines(): Promise<PendingLine[]> {
  const linesById = new Map(linesInMemory)
  try {
    for (const { id, value } of await storedLines.read()) if (!linesById.has(id)) linesById.set(id, value)
  } catch (error) {
    // Without the member's key, or without a database in the browser, only the lines in memory are available.
    if (linesInMemory.size === 0) throw error
  }
  return [...linesById.values()].toSorted(compareByRecordedAt)
}

const refresh = () => queryClient.invalidateQueries({ queryKey: pendingLinesKey })

/** Stores a line until it is sent. Returns false if it could only be kept in memory, until the page closes. */
export async function storeLine(line: PendingLine): Promise<boolean> {
  const { entryId } = line.input
  linesInMemory.set(entryId, line)
  let isStored = true
  try {
    await storedLines.store(entryId, line)
    markUnsent()
  } catch {
    isStored = false
  }
  await refresh()
  return isStored
}

/**
 * Marks a line as refused, with the message; it is shown until the user removes it. The mark is only in memory, so the
 * line is sent again after the page was closed.
 */
export async function markLineRefused(line: PendingLine, refusal: string): Promise<void> {
  linesInMemory.set(line.input.entryId, { ...line, refusal })
  await refresh()
}

export async function removeLine({ input: { entryId } }: PendingLine): Promise<void> {
  linesInMemory.delete(entryId)
  try {
    await storedLines.remove(entryId)
    await clearUnsentMark()
  } catch {
    // The line was never stored on the device.
  }
  await refresh()
}
