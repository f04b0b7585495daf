import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import type { SeriesInterval } from 'shared/domain/programme/remainingSeries'
import { isUuid } from 'shared/domain/uuid'

export interface PlannedSeries {
  patientId?: string
  typeId?: string
  recurrence?: SeriesInterval
  endDate?: Day
}

/**
 * Reads the series that a programme plans from the URL: the parameters `patient`, `type`, `frequence` (WEEK or
 * TWO_WEEKS) and `fin`, the last day. Omits invalid values.
 */
export function readPlannedSeries(search: URLSearchParams): PlannedSeries {
  const idOf = (name: string) => {
    const value = search.get(name) ?? ''
    return isUuid(value) ? value : undefined
  }
  const [frequency, lastDay] = [search.get('frequence'), search.get('fin') ?? '']
  const recurrence = frequency === 'WEEK' || frequency === 'TWO_WEEKS' ? frequency : undefined
  return {
    patientId: idOf('patient'),
    typeId: idOf('type'),
    ...(recurrence && isDay(lastDay) && { recurrence, endDate: lastDay }),
  }
}
