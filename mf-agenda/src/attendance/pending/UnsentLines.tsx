import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** Notices in the agenda about lines of attendance sheets that are not on the server: to send, or refused. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
