import type { Problem } from 'shared/domain/problems'
import { seriesProblems } from 'shared/domain/sessions/recurrence'
import { sessionProblems } from 'shared/domain/sessions/session'
import type { SessionFormDraft } from '../draft.ts'

/** The order of the fields in the form, so that the list of problems reads downward. */
const fieldOrder = ['startDate', 'startTime', 'endTime', 'endDate', 'patientId']
const orderOf = ({ field }: Problem) => fieldOrder.indexOf(field)

/** A saved session cannot change its frequency or its end: they are only shown. */
export const draftProblems =
  (isNew: boolean) =>
  (draft: SessionFormDraft): Problem[] =>
    [...sessionProblems(draft), ...(isNew ? seriesProblems(draft) : [])].toSorted(
      (one, other) => orderOf(one) - orderOf(other),
    )
