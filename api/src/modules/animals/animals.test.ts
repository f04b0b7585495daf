import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp, type TestApp } from '../../testing/practice.ts'
import type { SessionState } from '../../tables.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

async function withAnimal() {
  const practice = await openPractice(api)
  const { tenantId, therapistId, sessionTypeId } = practice
  const clubId = crypto.randomUUID()
  const animalId = crypto.randomUUID()
  const [race] = await api.admin<{ id: string }>(`select race.id from race join species on species.id = species_id where species.name = 'Âne' and race.name = 'Miniature'`)
  await api.within(tenantId, async (tx) => {
    await tx.insertInto('club').values({ tenant_id: tenantId, id: clubId, name: 'Écuries du Lac', amount_per_session: 12.5 }).execute()
    await tx.insertInto('animal').values({ tenant_id: tenantId, id: animalId, name: 'Cadichon', club_id: clubId, race_id: race?.id ?? '', nb_working_hours_by_week: 8 }).execute()
  })
  const work = (day: string, startTime: string, endTime: string, state: SessionState) =>
    api.within(tenantId, async (tx) => {
      const id = crypto.randomUUID()
      await tx
        .insertInto('session')
        .values({ tenant_id: tenantId, id, day, start_time: startTime, end_time: endTime, state, therapist_id: therapistId, session_type_id: sessionTypeId, with_animal_only: true })
        .execute()
      await tx
        .insertInto('session_animal')
        .values({ tenant_id: tenantId, session_id: id, animal_id: animalId, during: `[${day} ${startTime},${day} ${endTime})`, live: state === 'PENDING' || state === 'VALIDATED' })
        .execute()
    })
  return { practice, clubId, animalId, raceId: race?.id, work }
}

describe('animals', () => {
  it('come with their place, their race and the hours they work in each ISO week', async () => {
    const { practice, clubId, animalId, raceId, work } = await withAnimal()
    await work('2026-12-28', '09:00', '10:30', 'VALIDATED')
    await work('2027-01-01', '09:00', '10:00', 'PENDING')
    await work('2027-01-02', '09:00', '10:00', 'CANCELLED')
    await work('2027-01-04', '09:00', '09:45', 'VALIDATED')
    const { status, body } = await api.as(practice.token).get('/animals')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: animalId,
        name: 'Cadichon',
        birthdate: null,
        club: { id: clubId, name: 'Écuries du Lac' },
        owner: null,
        nbWorkingHoursByWeek: 8,
        type: { id: raceId, race: 'Miniature', species: 'Âne' },
        infosByWeek: [
          { year: 2026, weekNumber: 53, nbHours: 2.5 },
          { year: 2027, weekNumber: 1, nbHours: 0.75 },
        ],
      },
    ])
  })

  it('and places stay within their practice, for those who may see them', async () => {
    const { practice } = await withAnimal()
    const stranger = api.as((await openPractice(api)).token)
    expect((await stranger.get('/animals')).body).toEqual([])
    expect((await stranger.get('/clubs')).body).toEqual([])
    const nobody = api.as((await joinPractice(api, practice, { privileges: ['BILL'] })).token)
    expect((await nobody.get('/animals')).status).toBe(403)
    expect((await nobody.get('/clubs')).status).toBe(403)
  })
})

describe('places', () => {
  it('come with their amount and their address', async () => {
    const { practice, clubId } = await withAnimal()
    expect((await api.as(practice.token).get('/clubs')).body).toEqual([
      { id: clubId, name: 'Écuries du Lac', email: '', phoneNumber: '', amountPerSession: 12.5, address: { streetName: '', zipCode: '', city: '' } },
    ])
  })
})

describe('kinds of session', () => {
  it('begin with one of an hour', async () => {
    const { token, sessionTypeId } = await openPractice(api)
    expect((await api.as(token).get('/tenant/personalize/session-types')).body).toEqual([{ id: sessionTypeId, name: 'Séance', duration: 60, defaultSessionPrice: null }])
  })
})
