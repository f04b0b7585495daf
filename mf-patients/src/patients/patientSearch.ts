import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import type { FiltersOf } from 'shared/domain/list/listParams'
import type { patientList } from './patientList.ts'

type Filters = FiltersOf<typeof patientList>

/** Returns the query parameters of the list; the response includes the last comments. */
export const patientSearch = (filters: Filters) => ({ ...withoutEmpty(filters), lastComment: 'true' as const })

/** Returns the problems of the filters, by filter name. */
export const patientFilterProblems = ({ startDate, endDate }: Filters): Readonly<Record<string, string>> =>
  startDate !== '' && endDate !== '' && endDate < startDate ? { endDate: 'Le dernier jour précède le premier.' } : {}
