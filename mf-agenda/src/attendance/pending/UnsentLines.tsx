import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** On the agenda: what was signed and is not sent yet, which it sends. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
