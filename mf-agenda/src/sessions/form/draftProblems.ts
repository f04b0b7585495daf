import type { Problem } from 'shared/domain/problems'
import { seriesProblems } from 'shared/domain/sessions/recurrence'
import { sessionProblems } from 'shared/domain/sessions/session'
import type { SessionFormDraft } from '../draft.ts'

/** Fields in the order of the form, to sort the list of problems. */
const fieldOrder = ['startDate', 'startTime', 'endTime', 'endDate', 'patientId']
const orderOf = ({ field }: Problem) => fieldOrder.indexOf(field)

/**
 * Returns the problems of a draft. Frequency and last day are checked for a new session only, since they cannot change
 * later.
 */
export const draftProblems =
  (isNew: boolean) =>
  (draft: SessionFormDraft): Problem[] =>
    [...sessionProblems(draft), ...(isNew ? seriesProblems(draft) : [])].toSorted((a, b) => orderOf(a) - orderOf(b))
