import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { endDateBeforeStartMessage } from 'shared/domain/sessions/recurrence'
import { endTimeMessage } from 'shared/domain/calendar/openingHours'
import { applyProblems } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailureMessages, validateFailureMessages } from '../messages.ts'
import type { Refusal, Step } from './submission.ts'

/** Field that shows E113 (dates) or E271 (times) if the server names no field. */
const fieldsByErrorCode = {
  [errorCode.datesRefused]: { field: 'endTime', message: endDateBeforeStartMessage },
  [errorCode.timesRefused]: { field: 'endTime', message: endTimeMessage },
} as const

const messagesOf = (step: Step) => {
  const call = step.call === 'previewConflicts' ? step.refusedCall : step.call
  return call === 'validate' || call === 'saveThenValidate' ? validateFailureMessages : saveFailureMessages
}

/** Shows the server's problems at their fields, and returns the message and flags that decide the next state. */
export function showRefusal(form: SessionFormApi, error: unknown, step: Step, isDeleted: boolean): Refusal {
  const message = messageFor(error, messagesOf(step))
  const { placed, unplaced } = applyProblems(form, error, { fields: fieldsByErrorCode, message })
  const hasProblems = placed.length + unplaced.length > 0
  return {
    failure: hasProblems ? unplaced.map((problem) => problem.message).join(' ') : message,
    hasProblems,
    isStale: isStatus(error, 412),
    isDeleted,
    isConflict: isCode(error, errorCode.sessionConflict),
    conflicts: error instanceof ApiError ? error.conflicts : [],
  }
}
