import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { monday } from '../../../testing/calendar.ts'
import { openConnections } from '../../../testing/connections.ts'
import {
  openPatientAccount,
  openPractice,
  testApp,
  type TestApp,
  type TestPatientAccount,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let patient: TestPatientAccount

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api, { published: true })
  patient = await openPatientAccount(api)
})

const findRace = async (species: string) => {
  const [race] = await api.admin<{ id: string; species_id: string }>(
    'select race.id, species_id from race join species on species.id = species_id where species.name = $1 limit 1',
    [species],
  )
  return race ?? { id: '', species_id: '' }
}

/** Adds an animal to the practice; by default a donkey with two hours a week. */
const addAnimal = async (
  name: string,
  {
    species = 'Âne',
    ...columns
  }: { species?: string; nb_working_hours_by_week?: number; minutes_by_day?: number; removed_at?: Date } = {},
) => {
  const id = uuidv7()
  const { id: race_id } = await findRace(species)
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('animal')
      .values({ tenant_id: practice.tenantId, id, name, race_id, nb_working_hours_by_week: 2, ...columns })
      .execute(),
  )
  return id
}

const requireAnimals = async (animal_count: number, species?: string) => {
  const animal_species_id = species === undefined ? null : (await findRace(species)).species_id
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .updateTable('session_type')
      .set({ animal_count, animal_species_id })
      .where('id', '=', practice.sessionTypeId)
      .execute(),
  )
}

/** Adds a session without a patient, by default with the practice's therapist. */
const addAnimalSession = (animalIds: string[], day: string, start_time: string, end_time: string) =>
  api.inTenant(practice.tenantId, async (tx) => {
    const id = uuidv7()
    const row = {
      tenant_id: practice.tenantId,
      id,
      day,
      start_time,
      end_time,
      state: 'VALIDATED' as const,
      therapist_id: practice.therapistId,
      session_type_id: practice.sessionTypeId,
    }
    const { during, live } = await tx
      .insertInto('session')
      .values({ ...row, with_animal_only: true })
      .returning(['during', 'live'])
      .executeTakeFirstOrThrow()
    for (const animal_id of animalIds)
      await tx
        .insertInto('session_animal')
        .values({ tenant_id: practice.tenantId, session_id: id, animal_id, during, live })
        .execute()
  })

const listOfferedDays = async (query = '') => {
  const { body } = await api
    .as()
    .get(`/therapists/${practice.therapistId}/slots?startDate=${monday}&endDate=${addDays(monday, 8)}${query}`)
  return [...new Set(body.map(({ date }: TimeSlot) => date))]
}

const requestSession = (startDate: string, startTime: string, endTime: string, { patientId, token } = patient) =>
  api.as(token).post('/public/patients/sessions', {
    startDate,
    startTime,
    endTime,
    answers: [],
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId,
  })

const listReservedAnimals = (sessionId: string) =>
  api.admin<{ name: string; live: boolean }>(
    'select a.name, sa.live from session_animal sa join animal a on a.id = sa.animal_id where sa.session_id = $1 order by 1',
    [sessionId],
  )

const nextMonday = addDays(monday, 7)

describe('the slots of a session type that requires animals', () => {
  it('are not restricted by animals when none is required', async () => {
    expect(await listOfferedDays()).toContain(monday)
  })

  it('are empty in a practice without animals, even when the therapist is free', async () => {
    await requireAnimals(1)
    expect(await listOfferedDays()).toEqual([])
    await addAnimal('Partie', { removed_at: new Date() })
    expect(await listOfferedDays()).toEqual([])
    await addAnimal('Cadichon')
    expect(await listOfferedDays()).toContain(monday)
    expect(await listOfferedDays(`&sessionTypeId=${practice.sessionTypeId}`)).toContain(monday)
  })

  it('begin in the next ISO week when the animal has too few hours left in the first week', async () => {
    await requireAnimals(1)
    await addAnimalSession([await addAnimal('Cadichon')], addDays(monday, 5), '08:00', '09:30')
    const days = await listOfferedDays()
    expect(days.filter((day) => String(day) < nextMonday)).toEqual([])
    expect(days).toContain(nextMonday)
  })

  it('depend only on animals of the required species', async () => {
    await requireAnimals(1, 'Âne')
    await addAnimal('Rex', { species: 'Chien' })
    expect(await listOfferedDays()).toEqual([])
  })

  it('require the needed number of animals at the same time', async () => {
    await requireAnimals(2, 'Âne')
    await addAnimal('Cadichon')
    expect(await listOfferedDays()).toEqual([])
    const secondAnimalId = await addAnimal('Grise', { minutes_by_day: 60 })
    expect(await listOfferedDays()).toContain(monday)
    await addAnimalSession([secondAnimalId], monday, '08:00', '08:30')
    expect(await listOfferedDays()).not.toContain(monday)
  })

  it('contain no information about the animals', async () => {
    await requireAnimals(1)
    await addAnimal('Cadichon')
    const slots = await api.as().get(`/therapists/${practice.therapistId}/slots?startDate=${monday}&endDate=${monday}`)
    expect(Object.keys(slots.body[0]).toSorted()).toEqual(['date', 'endTime', 'startTime'])
    const types = await api.as().get(`/therapists/${practice.therapistId}/session-types`)
    expect(types.body).toEqual([{ id: practice.sessionTypeId, name: 'Séance', duration: 60, clubs: [] }])
  })
})

describe('a request for a session that requires animals', () => {
  it('reserves the animals with the most free hours, and frees them when it is cancelled', async () => {
    await requireAnimals(2, 'Âne')
    await addAnimal('Cadichon')
    await addAnimal('Fatiguée', { nb_working_hours_by_week: 1.5 })
    await addAnimal('Grise', { nb_working_hours_by_week: 4 })
    const { status, body } = await requestSession(monday, '10:00', '11:00')
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id'])
    expect(await listReservedAnimals(body.id)).toEqual([
      { name: 'Cadichon', live: true },
      { name: 'Grise', live: true },
    ])
    expect((await api.as(practice.token).patch(`/sessions/${body.id}/cancel`)).status).toBe(204)
    expect((await listReservedAnimals(body.id)).map(({ live }) => live)).toEqual([false, false])
  })

  it('is validated with its animals', async () => {
    await requireAnimals(1)
    await addAnimal('Cadichon')
    const { body } = await requestSession(monday, '10:00', '11:00')
    expect((await api.as(practice.token).patch(`/sessions/${body.id}/validate`)).status).toBe(200)
    expect(await listReservedAnimals(body.id)).toEqual([{ name: 'Cadichon', live: true }])
  })

  it('is refused when no animal has hours left, even when it bypasses the list of slots', async () => {
    await requireAnimals(1)
    await addAnimalSession([await addAnimal('Cadichon')], addDays(monday, 1), '08:00', '09:30')
    expect(await requestSession(monday, '10:00', '11:00')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotTaken },
    })
    expect((await requestSession(nextMonday, '10:00', '11:00')).status).toBe(201)
  })

  it("is refused when a pending request takes the animal's last hour", async () => {
    await requireAnimals(1)
    await addAnimal('Cadichon', { nb_working_hours_by_week: 1 })
    expect((await requestSession(monday, '10:00', '11:00')).status).toBe(201)
    expect(await requestSession(addDays(monday, 1), '10:00', '11:00')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotTaken },
    })
  })

  it("succeeds once among concurrent requests for an animal's last free hour", async () => {
    await requireAnimals(1)
    await addAnimal('Cadichon', { nb_working_hours_by_week: 1 })
    const otherPatients = await Promise.all(Array.from({ length: 6 }, () => openPatientAccount(api)))
    await openConnections(api, otherPatients.length)
    const responses = await Promise.all(
      otherPatients.map((otherPatient, index) =>
        requestSession(addDays(monday, index % 5), '10:00', '11:00', otherPatient),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    const requests = await api.admin('select id from session where tenant_id = $1', [practice.tenantId])
    expect(requests).toEqual([{ id: responses.find(({ status }) => status === 201)?.body.id }])
  })
})
