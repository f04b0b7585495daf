import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AnimalInput } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { runWithoutTriggers } from '../../../testing/runWithoutTriggers.ts'
import { insertManySessions } from '../../../testing/manySessions.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'

const now = new Date('2026-11-22T10:00:00Z')
let api: TestApp
let practice: TestPractice
let alice: Caller
let raceId: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  const [race] = await api.admin<{ id: string }>(
    `select race.id from race join species on species.id = species_id where species.name = 'Âne' and race.name = 'Miniature'`,
  )
  raceId = race?.id ?? ''
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
})

const animalInput = (change: Partial<AnimalInput> = {}): AnimalInput => ({
  name: 'Cadichon',
  birthdate: '2016-02-29',
  clubId: null,
  ownerId: null,
  nbWorkingHoursByWeek: 8,
  typeId: raceId,
  ...change,
})
const noLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}

async function addAnimal(change: Partial<AnimalInput> = {}) {
  const { status, body } = await alice.post('/animals', animalInput(change))
  expect(status).toBe(201)
  return body
}

async function addClub(name = 'Écuries du Lac') {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx.insertInto('club').values({ tenant_id: practice.tenantId, id, name, amount_per_session: 12.5 }).execute(),
  )
  return id
}

async function addPatient(change: { removed_at?: Date } = {}) {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({ tenant_id: practice.tenantId, id, type: 'INDIVIDUAL', firstname: 'Zoé', lastname: 'Martin', ...change })
      .execute(),
  )
  return id
}

interface SessionOptions {
  day: string
  from?: string
  to?: string
  state?: SessionState
  expiresAt?: Date
  patientId?: string
  comments?: string
}

const addSession = (
  animalId: string,
  { day, from = '09:00', to = '10:00', state = 'VALIDATED', expiresAt, patientId, comments }: SessionOptions,
) =>
  api.inTenant(practice.tenantId, async (tx) => {
    const { tenantId: tenant_id, therapistId: therapist_id, sessionTypeId: session_type_id } = practice
    const id = crypto.randomUUID()
    const cipher = await api.services.encryption.cipherOf(tx, tenant_id)
    const subject = {
      patient_id: patientId ?? null,
      with_animal_only: patientId === undefined,
      comments: comments ? cipher.encrypt(comments, commentsField(id)) : null,
    }
    await tx
      .insertInto('session')
      .values({
        tenant_id,
        id,
        therapist_id,
        session_type_id,
        day,
        start_time: from,
        end_time: to,
        state,
        expires_at: expiresAt ?? null,
        allow_overlap: true,
        ...subject,
      })
      .execute()
    await tx
      .insertInto('session_animal')
      .values({
        tenant_id,
        session_id: id,
        animal_id: animalId,
        during: `[${day} ${from},${day} ${to})`,
        live: state === 'PENDING' || state === 'VALIDATED',
        allow_overlap: true,
      })
      .execute()
    return id
  })

const listAuditEntries = () =>
  api.admin<{ act: string; details: object }>(
    `select act, details from audit where tenant_id = $1 and entity = 'animal' order by at, id`,
    [practice.tenantId],
  )

describe('animals', () => {
  it('cannot be changed with a stale version', async () => {
    const { id, version } = await addAnimal({})
    const saveName = (name: string, ifMatchVersion: string) =>
      alice.put(`/animals/${id}`, animalInput({ name }), { 'if-match': `"${ifMatchVersion}"` })
    const savedAnimal = await saveName('Praline', version)
    expect(savedAnimal.status).toBe(200)
    expect(await saveName('Nougat', version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await alice.get(`/animals/${id}`)).body.name).toBe('Praline')
    expect((await saveName('Nougat', savedAnimal.body.version)).status).toBe(200)
    expect((await alice.get(`/animals/${id}`)).body.name).toBe('Nougat')
  })

  it('can be added, read, changed and removed, with an audit entry for each change', async () => {
    const [clubId, ownerId] = [await addClub(), await addPatient()]
    const { id, ...animal } = await addAnimal({
      clubId,
      ownerId,
      limits: { ...noLimits, minutesByDay: 360, longestStretch: 180 },
      riderLimits: { maxWeightKg: 80, minAge: null },
    })
    expect(animal).toEqual({
      name: 'Cadichon',
      birthdate: '2016-02-29',
      club: { id: clubId, name: 'Écuries du Lac' },
      owner: { id: ownerId, name: 'Martin Zoé' },
      nbWorkingHoursByWeek: 8,
      limits: { ...noLimits, minutesByDay: 360, longestStretch: 180 },
      riderLimits: { maxWeightKg: 80, minAge: null },
      type: { id: raceId, race: 'Miniature', species: 'Âne' },
      validities: [],
      lastSessionDay: null,
      infosByWeek: [],
      version: expect.any(String),
    })
    const changedAnimal = await alice.put(
      `/animals/${id}`,
      animalInput({ name: ' Praline ', birthdate: null, nbWorkingHoursByWeek: 7.5, ownerId }),
    )
    expect(changedAnimal).toMatchObject({
      status: 200,
      body: { id, name: 'Praline', birthdate: null, club: null, owner: { id: ownerId }, nbWorkingHoursByWeek: 7.5 },
    })
    // Absent fields keep their values.
    expect([changedAnimal.body.limits, changedAnimal.body.riderLimits]).toEqual([animal.limits, animal.riderLimits])
    expect((await alice.get(`/animals/${id}`)).body).toEqual(changedAnimal.body)
    expect((await alice.get('/animals')).body).toEqual([changedAnimal.body])
    const unlimitedAnimal = await alice.put(
      `/animals/${id}`,
      animalInput({ name: 'Praline', birthdate: null, nbWorkingHoursByWeek: 7.5, ownerId, limits: noLimits }),
    )
    expect(unlimitedAnimal.body.limits).toEqual(noLimits)
    expect((await alice.delete(`/animals/${id}`)).status).toBe(204)
    expect((await alice.get('/animals')).body).toEqual([])
    expect(await listAuditEntries()).toEqual([
      { act: 'create', details: {} },
      { act: 'update', details: { fields: ['name', 'birthdate', 'nb_working_hours_by_week', 'club_id'] } },
      { act: 'update', details: { fields: ['minutes_by_day', 'longest_stretch'] } },
      { act: 'delete', details: {} },
    ])
  })

  it('require a name, weekly hours, and a date of birth in the past', async () => {
    const { status, body } = await alice.post(
      '/animals',
      animalInput({ name: ' ', nbWorkingHoursByWeek: 0, birthdate: '2026-11-23' }),
    )
    expect([status, body.errorCode]).toEqual([400, errorCode.invalid])
    expect(body.problems).toEqual([
      { field: 'name', kind: 'required', message: "Nom de l'animal" },
      { field: 'nbWorkingHoursByWeek', kind: 'required', message: "Nombre d'heures de travail hebdo" },
      { field: 'birthdate', kind: 'invalid', message: 'La date de naissance est à venir' },
    ])
    expect((await alice.post('/animals', animalInput({ birthdate: '2023-02-29' }))).status).toBe(400)
    expect((await alice.post('/animals', animalInput({ nbWorkingHoursByWeek: -1 }))).status).toBe(400)
    expect((await alice.post('/animals', animalInput({ nbWorkingHoursByWeek: 0.001 }))).status).toBe(400)
  })

  it('have unique names in the practice, ignoring case and accents; deleting an animal frees its name', async () => {
    const { id } = await addAnimal({ name: 'Éclair' })
    const otherAnimal = await addAnimal()
    expect(await alice.post('/animals', animalInput({ name: 'eclair' }))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.animalNameTaken },
    })
    expect(await alice.put(`/animals/${otherAnimal.id}`, animalInput({ name: 'ÉCLAIR' }))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.animalNameTaken },
    })
    expect((await alice.put(`/animals/${id}`, animalInput({ name: 'Eclair' }))).status).toBe(200)
    await alice.delete(`/animals/${id}`)
    await addAnimal({ name: 'Éclair' })
  })

  it('cannot be read once deleted; deleting one again is refused with E106, deleting an unknown one with E404', async () => {
    const { id } = await addAnimal()
    await alice.delete(`/animals/${id}`)
    expect(await alice.delete(`/animals/${id}`)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.animalGone },
    })
    expect(await alice.delete(`/animals/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    for (const path of ['', '/sessions', '/activity', '/health'])
      expect((await alice.get(`/animals/${id}${path}`)).status).toBe(404)
    expect((await alice.put(`/animals/${id}`, animalInput())).status).toBe(404)
  })

  it('remain on their past and future sessions once deleted', async () => {
    const { id } = await addAnimal()
    const sessionIds = [await addSession(id, { day: '2026-11-01' }), await addSession(id, { day: '2026-12-01' })]
    await alice.delete(`/animals/${id}`)
    const { body } = await alice.get('/short-sessions?startDate=2026-11-01&endDate=2026-12-31')
    expect(
      body.map((session: ReturnType<typeof JSON.parse>) => [session.id, session.animalIds, session.title]),
    ).toEqual(sessionIds.map((sessionId) => [sessionId, [id], 'Cadichon - Séance']))
  })

  it('can refer only to existing patients and clubs of the practice, and keep a reference to one that is deleted later', async () => {
    const [removedOwnerId, clubId] = [await addPatient({ removed_at: now }), await addClub()]
    expect(await alice.post('/animals', animalInput({ ownerId: removedOwnerId }))).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    expect((await alice.post('/animals', animalInput({ ownerId: crypto.randomUUID() }))).status).toBe(404)
    expect((await alice.post('/animals', animalInput({ clubId: crypto.randomUUID() }))).status).toBe(404)
    expect((await alice.post('/animals', animalInput({ typeId: crypto.randomUUID() }))).status).toBe(404)
    const ownerId = await addPatient()
    const { id } = await addAnimal({ ownerId, clubId })
    await api.admin('update patient set removed_at = now() where id = $1', [ownerId])
    await api.admin('update club set removed_at = now() where id = $1', [clubId])
    const changedAnimal = await alice.put(`/animals/${id}`, animalInput({ ownerId, clubId, nbWorkingHoursByWeek: 9 }))
    expect(changedAnimal).toMatchObject({ status: 200, body: { owner: { id: ownerId }, club: { id: clubId } } })
    await alice.put(`/animals/${id}`, animalInput())
    expect((await alice.put(`/animals/${id}`, animalInput({ ownerId }))).status).toBe(404)
  })

  it('are hidden, as clubs are, from other practices and from members with BILL alone; members with AGENDA alone can only list them', async () => {
    const { id } = await addAnimal()
    const otherPracticeMember = api.as((await openPractice(api)).token)
    expect((await otherPracticeMember.get('/animals')).body).toEqual([])
    expect((await otherPracticeMember.delete(`/animals/${id}`)).body.errorCode).toBe(errorCode.notFound)
    expect((await otherPracticeMember.get('/clubs')).body).toEqual([])
    const memberWithBillOnly = api.as((await joinPractice(api, practice, { privileges: ['BILL'] })).token)
    expect((await memberWithBillOnly.get('/animals')).status).toBe(403)
    expect((await memberWithBillOnly.get('/clubs')).status).toBe(403)
    const memberWithAgendaOnly = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await memberWithAgendaOnly.get('/animals')).status).toBe(200)
    expect((await memberWithAgendaOnly.get(`/animals/${id}/health`)).status).toBe(403)
    expect((await memberWithAgendaOnly.delete(`/animals/${id}`)).status).toBe(403)
    expect((await alice.get('/animals')).body).toMatchObject([{ id }])
  })
})

describe('the species', () => {
  it('are listed in a fixed order, with their races in French alphabetical order', async () => {
    const { status, body } = await alice.get('/types/animals')
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual(['Cheval', 'Chien', 'Âne'])
    const raceNamesOf = (species: string): string[] =>
      body.find(({ name }: { name: string }) => name === species).races.map(({ name }: { name: string }) => name)
    expect(raceNamesOf('Mouton')).toEqual(['Île-de-France', 'Ouessant', 'Solognot'])
    expect(raceNamesOf('Lama')).toEqual(['Lama'])
  })
})

describe('the working hours of an animal', () => {
  it('are summed by ISO week: 31 December and 2 January share week 53 of 2026', async () => {
    const { id } = await addAnimal()
    await addSession(id, { day: '2026-12-31', to: '10:30' })
    await addSession(id, { day: '2027-01-02', state: 'PENDING', expiresAt: new Date('2026-11-23T10:00:00Z') })
    await addSession(id, { day: '2027-01-02', state: 'PENDING', expiresAt: new Date('2026-11-22T09:00:00Z') })
    await addSession(id, { day: '2027-01-02', state: 'CANCELLED' })
    await addSession(id, { day: '2027-01-04', to: '09:45' })
    const { infosByWeek, lastSessionDay } = (await alice.get(`/animals/${id}`)).body
    expect(infosByWeek).toEqual([
      { year: 2026, weekNumber: 53, nbHours: 2.5 },
      { year: 2027, weekNumber: 1, nbHours: 0.75 },
    ])
    expect(lastSessionDay).toBe('2027-01-04')
  })

  it('cover a year back and two years ahead', async () => {
    const { id } = await addAnimal()
    for (const day of ['2025-11-16', '2025-11-17', '2028-11-19', '2028-11-20']) await addSession(id, { day })
    const { body } = await alice.get('/animals')
    expect(body[0].infosByWeek).toEqual([
      { year: 2025, weekNumber: 47, nbHours: 1 },
      { year: 2028, weekNumber: 46, nbHours: 1 },
    ])
  })

  it('are returned as planned and done for the week of the requested day, or of today', async () => {
    const { id } = await addAnimal()
    const otherAnimal = await addAnimal({ name: 'Praline' })
    await addSession(id, { day: '2026-11-16', to: '10:30' })
    await addSession(id, { day: '2026-11-22', state: 'PENDING' })
    await addSession(id, { day: '2026-11-22', state: 'PENDING', expiresAt: new Date('2026-11-22T09:59:59Z') })
    await addSession(id, { day: '2026-11-23' })
    await addSession(otherAnimal.id, { day: '2026-11-16' })
    const readActivity = async (search: string) => (await alice.get(`/animals/${id}/activity${search}`)).body
    expect(await readActivity('')).toEqual({ nbHoursPlanned: 8, nbHoursDoneCurrentWeek: 2.5 })
    expect(await readActivity('?selectedDate=2026-11-16')).toEqual({ nbHoursPlanned: 8, nbHoursDoneCurrentWeek: 2.5 })
    expect(await readActivity('?selectedDate=2026-11-29')).toEqual({ nbHoursPlanned: 8, nbHoursDoneCurrentWeek: 1 })
    expect(await readActivity('?selectedDate=2026-11-15')).toEqual({ nbHoursPlanned: 8, nbHoursDoneCurrentWeek: 0 })
    expect((await alice.get(`/animals/${id}/activity?selectedDate=2026-02-30`)).status).toBe(400)
  })
})

describe('the sessions of an animal', () => {
  it('are listed newest first, with their comments', async () => {
    const { id } = await addAnimal()
    const otherAnimal = await addAnimal({ name: 'Praline' })
    const patientId = await addPatient()
    const [first, second, third] = [
      await addSession(id, { day: '2026-11-10', patientId, comments: 'Calme et attentif' }),
      await addSession(id, { day: '2026-11-17', from: '14:00', to: '15:00' }),
      await addSession(id, { day: '2026-11-17' }),
    ]
    await addSession(id, { day: '2026-11-18', state: 'CANCELLED' })
    await addSession(id, { day: '2026-11-18', state: 'PENDING', expiresAt: new Date('2026-11-22T09:00:00Z') })
    await addSession(otherAnimal.id, { day: '2026-11-18' })
    expect((await alice.get(`/animals/${id}/sessions`)).body).toEqual([
      {
        id: second,
        date: '2026-11-17',
        startTime: '14:00',
        endTime: '15:00',
        title: 'Cadichon - Séance',
        comments: '',
      },
      { id: third, date: '2026-11-17', startTime: '09:00', endTime: '10:00', title: 'Cadichon - Séance', comments: '' },
      {
        id: first,
        date: '2026-11-10',
        startTime: '09:00',
        endTime: '10:00',
        title: 'Martin Zoé - Séance',
        comments: 'Calme et attentif',
      },
    ])
  })

  it('are paginated separately until today and after today', async () => {
    const { id } = await addAnimal()
    await insertManySessions(api, practice, 1_210, { with_animal_only: 'true', day: "date '2024-01-01' + n" })
    await runWithoutTriggers(
      api,
      `insert into session_animal (tenant_id, session_id, animal_id, during, live)
       select tenant_id, id, '${id}', during, live from session where tenant_id = '${practice.tenantId}'`,
    )
    const readPage = async (search: string) => (await alice.get(`/animals/${id}/sessions/page?${search}`)).body
    const past = await readPage('when=past&page=0')
    expect(past).toMatchObject({ totalElements: 1_057, itemsPerPage: 10, totalPages: 106 })
    expect(past.content.map(({ date }: { date: string }) => date).slice(0, 2)).toEqual(['2026-11-22', '2026-11-21'])
    const upcomingPage = await readPage('when=upcoming&page=15')
    expect(upcomingPage.totalElements).toBe(153)
    expect(upcomingPage.content.map(({ date }: { date: string }) => date)).toEqual([
      '2027-04-22',
      '2027-04-23',
      '2027-04-24',
    ])
    expect((await alice.get(`/animals/${id}/sessions`)).body).toHaveLength(1_210)
  })

  it('are listed without patients and comments for members without AGENDA', async () => {
    const ownerId = await addPatient()
    const { id } = await addAnimal({ ownerId })
    await addSession(id, { day: '2026-11-10', patientId: ownerId, comments: 'Calme et attentif' })
    const memberWithAnimalsOnly = api.as((await joinPractice(api, practice, { privileges: ['ANIMALS'] })).token)
    expect((await memberWithAnimalsOnly.get(`/animals/${id}/sessions`)).body).toMatchObject([
      { date: '2026-11-10', title: 'Séance', comments: '' },
    ])
    expect((await memberWithAnimalsOnly.get(`/animals/${id}`)).body.owner).toEqual({ id: ownerId, name: '' })
    expect((await memberWithAnimalsOnly.get('/animals')).body[0].owner).toEqual({ id: ownerId, name: '' })
  })
})

describe('clubs', () => {
  it('are listed with their amount and address', async () => {
    const clubId = await addClub()
    expect((await alice.get('/clubs')).body).toMatchObject([
      {
        id: clubId,
        name: 'Écuries du Lac',
        amountPerSession: 12.5,
        address: { streetName: '', zipCode: '', city: '' },
      },
    ])
  })
})

describe('session types', () => {
  it('include a default type of one hour in a new practice', async () => {
    const { token, sessionTypeId } = await openPractice(api)
    expect((await api.as(token).get('/tenant/personalize/session-types')).body).toEqual([
      {
        id: sessionTypeId,
        version: expect.any(String),
        name: 'Séance',
        duration: 60,
        defaultSessionPrice: null,
        animalsNeeded: null,
        isPublic: true,
        clubIds: [],
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        noticeHours: 0,
        horizonDays: 365,
      },
    ])
  })
})
