import { PendingNotice } from './PendingNotice.tsx'
import { usePendingLines } from './usePendingLines.ts'

/** Notice in the agenda of attendance lines that are not sent yet, with a button to send them. */
export default function UnsentLines() {
  return <PendingNotice lines={usePendingLines()} />
}
