import type { SessionOrigin } from 'shared/contracts/finance/billableSession'
import { monthOf } from 'shared/domain/calendar/period'
import { isSelectable } from '../billableRow.ts'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/** The invoice of one session: of its month, that session alone is chosen. */
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
