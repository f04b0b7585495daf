import type { Problem } from 'shared/domain/problems'
import { seriesProblems } from 'shared/domain/sessions/recurrence'
import { sessionProblems } from 'shared/domain/sessions/session'
import type { SessionFormDraft } from '../draft.ts'

/** Where the form asks for it, so that the list reads downward. */
const fieldOrder = ['startDate', 'startTime', 'endTime', 'endDate', 'patientId']
const orderOf = ({ field }: Problem) => fieldOrder.indexOf(field)

/** A session that stands has its frequency and its end for good: they are only shown. */
export const draftProblems =
  (isNew: boolean) =>
  (draft: SessionFormDraft): Problem[] =>
    [...sessionProblems(draft), ...(isNew ? seriesProblems(draft) : [])].toSorted(
      (one, other) => orderOf(one) - orderOf(other),
    )
