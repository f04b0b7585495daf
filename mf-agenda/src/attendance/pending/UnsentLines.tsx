import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** Notice in the agenda of attendance lines not sent yet; sends them. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
