import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { applyProblems } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailed, validateFailed } from '../messages.ts'
import type { Refused, Step } from './submission.ts'

/** E113: the dates are wrong; the end is meant where the refusal names no field. */
const fields = { [errorCode.datesRefused]: { field: 'endTime', message: endBeforeStart } } as const

const messagesOf = (step: Step) => {
  const call = step.call === 'previewConflicts' ? step.from : step.call
  return call === 'validate' || call === 'move' ? validateFailed : saveFailed
}

/** Shows the problems of a refusal on their fields and returns the rest for the alert. */
export function refusalOf(form: SessionFormApi, error: unknown, step: Step, isGone: boolean): Refused {
  const message = messageFor(error, messagesOf(step))
  const { placed, unplaced: elsewhere } = applyProblems(form, error, { fields, message })
  const hasProblems = placed.length + elsewhere.length > 0
  return {
    failure: hasProblems ? elsewhere.map((problem) => problem.message).join(' ') : message,
    hasProblems,
    isStale: isStatus(error, 412),
    isGone,
    isConflict: isCode(error, errorCode.sessionConflict),
    conflicts: error instanceof ApiError ? error.conflicts : [],
  }
}
