import { isDay } from 'shared/domain/calendar/day'
import { defaultClubPeriod } from 'shared/domain/club'
import { readListParams } from 'shared/domain/list/listParams'
import { isUuid } from 'shared/domain/uuid'
import type { Period } from 'shared/domain/calendar/period'
import { useQueryParams } from 'shared/router'
import { practiceToday } from 'shared/session'

/** Returns the day of a query parameter; undefined unless valid and from 1900 to 2199, as the API requires. */
const dayParam = (params: URLSearchParams, name: string): string | undefined => {
  const day = params.get(name) ?? ''
  return isDay(day) && /^(19|20|21)/.test(day) ? day : undefined
}

/** Returns the URL's period. Replaces an invalid day by the default day, and a period whose end precedes its start. */
function rangeOf(params: URLSearchParams): Period {
  const { startDate, endDate } = defaultClubPeriod(practiceToday())
  const range = {
    startDate: dayParam(params, 'startDate') ?? startDate,
    endDate: dayParam(params, 'endDate') ?? endDate,
  }
  return range.startDate <= range.endDate ? range : { startDate, endDate }
}

/** Describes a list that is paginated but not sorted. */
export const paginatedList = { columns: [] } as const

/** State of the page in the URL: the period, the chosen patients, the page of sessions and, for amounts, the place. */
export function useClubParams() {
  const [params, change] = useQueryParams()

  return {
    range: rangeOf(params),
    patientIds: (params.get('patients') ?? '').split(',').filter(isUuid),
    clubId: params.get('clubId') ?? '',
    page: readListParams(paginatedList, params).page,
    setRange: ({ startDate, endDate }: Period) => change({ page: '', startDate, endDate }),
    setPatientIds: (ids: readonly string[]) => change({ page: '', patients: ids.join(',') }),
    setClubId: (clubId: string) => change({ page: '', clubId }),
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page) }),
  }
}
