import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { buildSessionInput } from '../../start/product/demoInputs.ts'
import type { DemoApi } from './DemoApi.ts'

const addHour = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`

/**
 * Creates a session of an hour at each start time, each with a new patient; with `weeks`, a weekly series over this
 * number of weeks. Returns the patients' last names.
 */
export async function createSessions(
  api: DemoApi,
  day: Day,
  prefix: string,
  options: { startTimes?: readonly string[]; animalIds?: readonly string[]; weeks?: number } = {},
): Promise<string[]> {
  const { startTimes = ['10:30'], animalIds = [], weeks } = options
  const [type] = await api.call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { id: therapistId } = await api.call<{ id: string }>('GET', '/user/details')
  const lastnames: string[] = []
  for (const startTime of startTimes) {
    const { id: patientId, lastname } = await api.createPatient(prefix)
    await api.call(
      'POST',
      '/sessions',
      buildSessionInput({
        startDate: day,
        startTime,
        endTime: addHour(startTime),
        ...(weeks && { recurrence: 'WEEK', endDate: addDays(day, 7 * weeks) }),
        therapistId,
        sessionTypeId: type?.id ?? '',
        patientId,
        animalIds: [...animalIds],
      }),
    )
    lastnames.push(lastname)
  }
  return lastnames
}
