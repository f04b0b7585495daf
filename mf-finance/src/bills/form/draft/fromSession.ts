import type { SessionOrigin } from 'shared/contracts/finance/billableSession'
import { monthOf } from 'shared/domain/calendar/period'
import { isSelectable } from '../billableRow.ts'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/** Draft of the invoice of one session: lists the sessions of its month, with only this session selected. */
export function fromSession(draft: Draft, { patientId, payerId, therapistId, session }: SessionOrigin): Draft {
  const list = { patientId, payerId, sessionsTherapistId: therapistId, ...monthOf(session.date) }
  return {
    ...draft,
    ...list,
    therapistId,
    simplifiedBillingContent: isSelectable(session) ? [session.id] : [],
    chosenFrom: sessionListKey(list),
  }
}
