import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** Notices in the agenda about lines of attendance sheets that are not sent yet or were refused by the server. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
