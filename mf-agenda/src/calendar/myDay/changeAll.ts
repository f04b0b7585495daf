import type { PaymentMeans, ShortSession } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { isAbsent, sessionsToMarkPresent, sessionsToPay } from 'shared/domain/sessions/dayActions'
import { toast } from 'shared/ui'
import { paidFailureMessages } from '../../sessions/messages.ts'
import { setPaid } from '../../sessions/paid/setPaid.ts'
import { changePresence } from './changePresence.ts'
import { paidText, presenceFailureMessages, presentText, someFailedText } from './messages.ts'

/** Changes each session, and returns how many were changed. Shows the first error, if any, in a toast. */
async function changeEach(
  sessions: readonly ShortSession[],
  change: (session: ShortSession) => Promise<void>,
  failureMessages: Messages,
): Promise<number> {
  const results = await Promise.allSettled(sessions.map(change))
  const errors = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) toast(someFailedText(errors.length, messageFor(errors[0], failureMessages)), 'error')
  return sessions.length - errors.length
}

/** Marks the absent patients of the chosen sessions as present, except in billed sessions. */
export async function markAllPresent(chosenSessions: readonly ShortSession[]): Promise<void> {
  const sessions = sessionsToMarkPresent(chosenSessions)
  const count = await changeEach(sessions, (session) => changePresence(session, true), presenceFailureMessages)
  if (count > 0) toast(presentText(count))
}

/** Marks the unpaid sessions among the chosen ones as paid by one means, except billed sessions and absences. */
export async function payAll(chosenSessions: readonly ShortSession[], means: PaymentMeans): Promise<void> {
  const sessions = sessionsToPay(chosenSessions)
  const count = await changeEach(sessions, (session) => setPaid(session, true, means), paidFailureMessages)
  const absentCount = chosenSessions.filter((session) => isAbsent(session) && !session.paid).length
  if (count > 0) toast(paidText(count, absentCount))
}
