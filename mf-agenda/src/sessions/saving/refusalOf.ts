import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { applyProblems } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailed, validateFailed } from '../messages.ts'
import type { Refusal, Step } from './submission.ts'

/** E113 (invalid dates) is shown at the end time if the server names no field. */
const fields = { [errorCode.datesRefused]: { field: 'endTime', message: endBeforeStart } } as const

const messagesOf = (step: Step) => {
  const call = step.call === 'previewConflicts' ? step.from : step.call
  return call === 'validate' || call === 'move' ? validateFailed : saveFailed
}

/** Shows the problems at their fields, and returns the others for the alert. */
export function refusalOf(form: SessionFormApi, error: unknown, step: Step, isGone: boolean): Refusal {
  const message = messageFor(error, messagesOf(step))
  const { placed, unplaced } = applyProblems(form, error, { fields, message })
  const hasProblems = placed.length + unplaced.length > 0
  return {
    failure: hasProblems ? unplaced.map((problem) => problem.message).join(' ') : message,
    hasProblems,
    isStale: isStatus(error, 412),
    isGone,
    isConflict: isCode(error, errorCode.sessionConflict),
    conflicts: error instanceof ApiError ? error.conflicts : [],
  }
}
