import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v7 as uuidv7 } from 'uuid'
import type { SessionState } from '../../../tables/sessions.ts'
import { openPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { listStrains, type StrainQuery } from './strains.service.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const timeSlot = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime })

async function openPracticeWithAnimal({
  weeklyHours = 5,
  minutesByDay = null,
}: { weeklyHours?: number; minutesByDay?: number | null } = {}) {
  const practice = await openPractice(api)
  const { tenantId: tenant_id, therapistId: therapist_id, sessionTypeId: session_type_id } = practice
  const animalId = uuidv7()
  await api.inTenant(tenant_id, async (tx) => {
    const { id: race_id } = await tx.selectFrom('race').select('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('animal')
      .values({
        tenant_id,
        id: animalId,
        name: 'Nala',
        race_id,
        nb_working_hours_by_week: weeklyHours,
        minutes_by_day: minutesByDay,
      })
      .execute()
  })
  const addSession = (
    day: string,
    start_time: string,
    end_time: string,
    state: SessionState = 'VALIDATED',
    expires_at: Date | null = null,
  ) =>
    api.inTenant(tenant_id, async (tx) => {
      const id = uuidv7()
      const { during, live } = await tx
        .insertInto('session')
        .values({
          tenant_id,
          id,
          day,
          start_time,
          end_time,
          state,
          expires_at,
          therapist_id,
          session_type_id,
          with_animal_only: true,
        })
        .returning(['during', 'live'])
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('session_animal')
        .values({ tenant_id, session_id: id, animal_id: animalId, during, live })
        .execute()
      return id
    })
  const listStrainsOf = async (timeSlots: StrainQuery['timeSlots'], exceptIds: string[] = []) => {
    const strains = await api.inTenant(tenant_id, (tx) =>
      listStrains(tx, { timeSlots, animalIds: [animalId], exceptIds, now: api.services.now() }),
    )
    return strains.map(({ date, load, detail }) => [date, load, detail])
  }
  return { practice, animalId, addSession, listStrainsOf }
}

describe('the strains on the animals of planned sessions', () => {
  it('are reported for each time slot and limit, with a sentence', async () => {
    const { animalId, practice, addSession } = await openPracticeWithAnimal({ weeklyHours: 3, minutesByDay: 120 })
    await addSession('2031-03-03', '09:00', '11:00')
    const timeSlots = [timeSlot('2031-03-03', '14:00', '15:00'), timeSlot('2031-03-04', '09:00', '09:30')]
    const strains = await api.inTenant(practice.tenantId, (tx) =>
      listStrains(tx, { timeSlots, animalIds: [animalId], exceptIds: [], now: api.services.now() }),
    )
    const nalaFields = { animalId, animalName: 'Nala' }
    expect(strains).toEqual([
      {
        ...nalaFields,
        date: '2031-03-03',
        startTime: '14:00',
        load: 'near',
        detail: 'Nala : 3 h sur 3 h cette semaine',
      },
      { ...nalaFields, date: '2031-03-03', startTime: '14:00', load: 'over', detail: 'Nala : 3 h sur 2 h ce jour-là' },
      {
        ...nalaFields,
        date: '2031-03-04',
        startTime: '09:00',
        load: 'over',
        detail: 'Nala : 3 h 30 sur 3 h cette semaine',
      },
    ])
  })

  it('include pending requests, but neither expired requests nor cancelled sessions', async () => {
    const { addSession, listStrainsOf } = await openPracticeWithAnimal({ weeklyHours: 2 })
    await addSession('2031-03-03', '09:00', '10:00', 'CANCELLED')
    await addSession('2031-03-03', '11:00', '12:00', 'PENDING', new Date('2020-01-01'))
    expect(await listStrainsOf([timeSlot('2031-03-04', '09:00', '10:00')])).toEqual([])
    await addSession('2031-03-03', '09:00', '11:00', 'PENDING', new Date('2031-03-01'))
    expect(await listStrainsOf([timeSlot('2031-03-04', '09:00', '10:00')])).toEqual([
      ['2031-03-04', 'over', 'Nala : 3 h sur 2 h cette semaine'],
    ])
  })

  it('are reported for the occurrence that exceeds the limit, even if it is not the first', async () => {
    const { addSession, listStrainsOf } = await openPracticeWithAnimal({ weeklyHours: 2 })
    await addSession('2031-03-11', '09:00', '11:00')
    const weeklySlots = ['2031-03-03', '2031-03-10', '2031-03-17'].map((date) => timeSlot(date, '09:00', '10:00'))
    expect(await listStrainsOf(weeklySlots)).toEqual([['2031-03-10', 'over', 'Nala : 3 h sur 2 h cette semaine']])
  })

  it.each([
    ['a month', '2031-06-30', '2031-07-01'],
    ['a year', '2026-12-31', '2027-01-02'],
  ])('count the whole week across the end of %s', async (_caseName, dayBefore, dayAfter) => {
    const { addSession, listStrainsOf } = await openPracticeWithAnimal({ weeklyHours: 2 })
    await addSession(dayBefore, '09:00', '11:00')
    expect(await listStrainsOf([timeSlot(dayAfter, '09:00', '10:00')])).toEqual([
      [dayAfter, 'over', 'Nala : 3 h sur 2 h cette semaine'],
    ])
    expect(await listStrainsOf([timeSlot('2031-07-07', '09:00', '10:00')])).toEqual([])
  })

  it('do not count a moved session twice', async () => {
    const { addSession, listStrainsOf } = await openPracticeWithAnimal({ weeklyHours: 2 })
    const movedId = await addSession('2031-03-03', '09:00', '10:30')
    expect(await listStrainsOf([timeSlot('2031-03-05', '09:00', '10:30')], [movedId])).toEqual([])
    expect(await listStrainsOf([timeSlot('2031-03-05', '09:00', '10:30')])).toEqual([
      ['2031-03-05', 'over', 'Nala : 3 h sur 2 h cette semaine'],
    ])
  })

  it('are empty without time slots or animals, and in another practice', async () => {
    const { practice, animalId, addSession, listStrainsOf } = await openPracticeWithAnimal({ weeklyHours: 1 })
    await addSession('2031-03-03', '09:00', '11:00')
    expect(await listStrainsOf([])).toEqual([])
    const otherPractice = await openPractice(api)
    const timeSlots = [timeSlot('2031-03-04', '09:00', '10:00')]
    expect(
      await api.inTenant(otherPractice.tenantId, (tx) =>
        listStrains(tx, { timeSlots, animalIds: [animalId], exceptIds: [], now: api.services.now() }),
      ),
    ).toEqual([])
    expect(
      await api.inTenant(practice.tenantId, (tx) =>
        listStrains(tx, { timeSlots, animalIds: [], exceptIds: [], now: api.services.now() }),
      ),
    ).toEqual([])
  })
})
