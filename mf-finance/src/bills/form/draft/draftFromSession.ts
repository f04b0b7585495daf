import type { SessionBillPrefill } from 'shared/contracts/finance/billableSession'
import { monthOf } from 'shared/domain/calendar/period'
import { isSelectable } from '../billableRow.ts'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/**
 * Returns the draft of an invoice for one session. It lists the sessions of that month, and selects only this session,
 * if it can be billed.
 */
export function draftFromSession(
  draft: Draft,
  { patientId, payerId, therapistId, session }: SessionBillPrefill,
): Draft {
  const sessionList = { patientId, payerId, sessionsTherapistId: therapistId, ...monthOf(session.date) }
  return {
    ...draft,
    ...sessionList,
    therapistId,
    simplifiedBillingContent: isSelectable(session) ? [session.id] : [],
    selectionListKey: sessionListKey(sessionList),
  }
}
