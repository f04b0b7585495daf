import type { Day } from '../../calendar/day.ts'
import { serviceDayProblems } from '../../calendar/dayBounds.ts'
import type { Problem } from '../../problems.ts'

interface DatedDraft {
  simplifiedMode: boolean
  detailedBillingContent: readonly { serviceDate?: Day | null | undefined }[]
}

/**
 * Returns the problems of the service days of an invoice's free lines, if it is issued on the day `issuedOn` (ruling
 * 146). The days of sessions are those of the agenda.
 */
export const lineDayProblems = ({ simplifiedMode, detailedBillingContent }: DatedDraft, issuedOn: Day): Problem[] =>
  simplifiedMode
    ? []
    : detailedBillingContent.flatMap(({ serviceDate }, index) =>
        serviceDate ? serviceDayProblems(`detailedBillingContent.${index}.serviceDate`, serviceDate, issuedOn) : [],
      )
