import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** Sends the pending lines of attendance sheets from the agenda, and lists them. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
