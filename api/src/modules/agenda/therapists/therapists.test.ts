import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { townKey } from 'shared/domain/directory/townKey'
import { v7 as uuidv7 } from 'uuid'
import { autumnClockChange, monday, springClockChange } from '../../../testing/calendar.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const publishTherapist = async (
  firstname: string,
  lastname: string,
  place: { zip_code: string; city: string; street_name?: string; firm_name?: string },
) => {
  const practice = await openPractice(api, { published: true, firstname, lastname })
  await api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('directory.therapist').set(place).where('id', '=', practice.therapistId).execute(),
  )
  return practice
}

const inOneDay = () => new Date(Date.now() + 86_400_000)

const searchNames = async (query: Record<string, string>) => {
  const { status, body } = await api.as().get(`/therapists?${new URLSearchParams(query).toString()}`)
  expect(status).toBe(200)
  return body.map(({ lastname }: { lastname: string }) => lastname)
}

describe('the search of therapists', () => {
  let agathe: TestPractice
  beforeAll(async () => {
    // Deleted because the directory also contains the practices of other tests.
    await api.admin('delete from directory.therapist')
    agathe = await publishTherapist('Agathe', 'Lefèvre', { zip_code: '69003', city: 'Lyon', firm_name: 'Équi Cœur' })
    await publishTherapist('Jean-Pierre', 'Agathon', {
      zip_code: '42000',
      city: 'Saint-Étienne',
      street_name: '3 rue de Lyon',
    })
    await publishTherapist('Zoé', 'Bernard', { zip_code: '20000', city: 'Ajaccio' })
    await openPractice(api, { firstname: 'Agathe', lastname: 'Cachée' })
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['all published therapists, sorted by name, without criteria', {}, ['Agathon', 'Bernard', 'Lefèvre']],
    [
      'therapists whose name contains the text, matches of the last name first',
      { name: 'agath' },
      ['Agathon', 'Lefèvre'],
    ],
    ['a name typed without accents, in capitals', { name: 'LEFEVRE' }, ['Lefèvre']],
    ['a name typed with wrong accents', { name: 'Bérnàrd' }, ['Bernard']],
    ['the therapist of a firm whose name is typed without its ligature', { name: 'equi coeur' }, ['Lefèvre']],
    ['a therapist by first and last name in any order', { name: 'lefevre agathe' }, ['Lefèvre']],
    ['a name typed without its hyphen', { name: 'jean pierre' }, ['Agathon']],
    ['therapists of a city, but not of a street with its name', { location: 'lyon' }, ['Lefèvre']],
    ['therapists of a city with an abbreviated « Saint »', { location: 'st etienne' }, ['Agathon']],
    ['therapists of a postal code', { location: '42000' }, ['Agathon']],
    ['therapists of a département', { location: '69' }, ['Lefèvre']],
    ['therapists of a département of Corsica', { location: '2A' }, ['Bernard']],
    ['therapists of a district of a city', { location: 'Lyon 3' }, ['Lefèvre']],
    ['no therapist for another district of the same city', { location: 'Lyon 9' }, []],
    ['therapists of a name and a place together', { name: 'agath', location: '42' }, ['Agathon']],
    ['no therapist for an unknown name', { name: 'xylophone' }, []],
    ['no therapist for a percent sign, because it is no wildcard', { name: '%' }, []],
    ['no therapist for an underscore, because it is no wildcard', { name: 'l_fevre' }, []],
    ['no therapist for a wildcard in the location', { location: '6%' }, []],
    ['no therapist for a backslash', { name: '\\' }, []],
    ['no therapist for the name of a property of all objects', { location: '__proto__' }, []],
    ['no therapist for the name of a method of all objects', { location: 'constructor' }, []],
  ])('finds %s', async (_caseName, query, expected) => {
    expect(await searchNames(query)).toEqual(expected)
  })

  it('returns published fields only', async () => {
    const { body } = await api.as().get(`/therapists/${agathe.therapistId}`)
    expect(Object.keys(body).toSorted()).toEqual([
      'address',
      'approximate',
      'firmName',
      'firstname',
      'id',
      'lastname',
      'latitude',
      'logo',
      'longitude',
      'sessionTypes',
      'species',
      'timeZone',
    ])
  })

  it('excludes therapists who can no longer be booked, whose card returns 404', async () => {
    const unbookablePractice = await publishTherapist('Luc', 'Tardif', { zip_code: '75001', city: 'Paris' })
    await api.inTenant(unbookablePractice.tenantId, (tx) =>
      tx
        .updateTable('directory.therapist')
        .set({ bookable_until: new Date(Date.now() - 1000) })
        .where('id', '=', unbookablePractice.therapistId)
        .execute(),
    )
    expect(await searchNames({ name: 'tardif' })).toEqual([])
    for (const path of [
      '',
      '/sessions?startDate=2030-01-01&endDate=2030-01-02',
      '/slots?startDate=2030-01-01&endDate=2030-01-02',
      '/session-types',
    ])
      expect(await api.as().get(`/therapists/${unbookablePractice.therapistId}${path}`)).toMatchObject({
        status: 404,
        body: { errorCode: errorCode.notFound },
      })
  })
})

describe('a town with two spellings in the directory', () => {
  it('is found by either spelling, before towns that only begin with the same name', async () => {
    await publishTherapist('Zoé', 'Zeller', { zip_code: '35400', city: 'St-Malo' })
    await publishTherapist('Anne', 'Aubry', { zip_code: '35350', city: 'Saint-Malo-des-Grèves' })
    for (const location of ['Saint-Malo', 'st malo', 'SAINT MALO'])
      expect(await searchNames({ location })).toEqual(['Zeller', 'Aubry'])
  })
})

describe('a town in different spellings', () => {
  const lyonSpellings = ['Lyon, France', 'Lyon (69)', 'Lyon 3e', 'Lyon Cedex 03', '69003 LYON', 'Lyon']

  it.each([
    ...lyonSpellings,
    'Paris 15e arrondissement',
    '69 - Rhône',
    'St Étienne (42)',
    'Fort-de-France',
    'Ajaccio (2A)',
  ])('has the same key in the database and in the shared rules: %s', async (town) => {
    expect(await api.admin('select town_key($1) as key', [town])).toEqual([{ key: townKey(town) }])
  })

  it('is a single town in the directory', async () => {
    for (const [index, city] of lyonSpellings.entries())
      await publishTherapist('Ada', `Graphie${index}`, { zip_code: '69003', city })
    for (const location of lyonSpellings) {
      const names = await searchNames({ location, name: 'Graphie' })
      expect(names.toSorted()).toEqual(lyonSpellings.map((_, index) => `Graphie${index}`))
    }
  })
})

describe('a search with hundreds of results', () => {
  const town = 'Val-de-Trop'
  beforeAll(async () => {
    const practice = await openPractice(api)
    await api.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'Z' || to_char(n, 'FM0000'), '', '', '10000', $2, true from generate_series(1, 420) n`,
      [practice.tenantId, town],
    )
  })
  afterAll(() => api.admin('delete from directory.therapist where city = $1', [town]))

  it('returns the first 300 therapists and the total number, with CORS headers for other sites', async () => {
    const { status, body, headers } = await api
      .as()
      .get(`/therapists?location=${town}`, { origin: 'https://partner.test' })
    expect([status, body.length, Number(headers['x-total-count'])]).toEqual([200, 300, 420])
    expect(headers['access-control-expose-headers']).toMatch(/x-total-count/)
  })

  it('counts matching therapists only', async () => {
    const { body, headers } = await api.as().get(`/therapists?location=${town}&name=Z042`)
    expect([body.length, Number(headers['x-total-count'])]).toEqual([1, 1])
    const emptyResponse = await api.as().get('/therapists?name=xylophone')
    expect(emptyResponse.headers['x-total-count']).toMatch(/^0$/)
  })

  it('finds the last therapist by name', async () => {
    expect(await searchNames({ name: 'Z0420' })).toEqual(['Z0420'])
  })
})

describe('the availability of a therapist', () => {
  let practice: TestPractice
  let path: string
  const weekQuery = `startDate=${monday}&endDate=${addDays(monday, 6)}`

  beforeEach(async () => {
    practice = await openPractice(api, { published: true })
    path = `/therapists/${practice.therapistId}`
  })

  const insertSession = (values: object) =>
    api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('session')
        .values({
          tenant_id: practice.tenantId,
          id: uuidv7(),
          therapist_id: practice.therapistId,
          session_type_id: practice.sessionTypeId,
          day: monday,
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
          with_animal_only: true,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )

  const readSlots = async (query = weekQuery) => (await api.as().get(`${path}/slots?${query}`)).body
  const readStartTimesOn = async (day: string, query = weekQuery) =>
    (await readSlots(query))
      .filter((slot: { date: string }) => slot.date === day)
      .map((slot: { startTime: string }) => slot.startTime)

  it('lists only the busy times, without duplicates, under opaque ids', async () => {
    const { id } = await insertSession({})
    await insertSession({ allow_overlap: true })
    await insertSession({
      start_time: '14:00',
      end_time: '15:00',
      state: 'PENDING',
      expires_at: inOneDay(),
    })
    await insertSession({
      start_time: '15:00',
      end_time: '16:00',
      state: 'PENDING',
      expires_at: new Date(Date.now() - 1000),
    })
    await insertSession({ start_time: '16:00', end_time: '17:00', state: 'CANCELLED' })
    const { status, body } = await api.as().get(`${path}/sessions?${weekQuery}`)
    expect(status).toBe(200)
    expect(body).toEqual([
      { id: expect.any(String), date: monday, startTime: '10:00', endTime: '11:00' },
      { id: expect.any(String), date: monday, startTime: '14:00', endTime: '15:00' },
    ])
    expect(body.map((session: { id: string }) => session.id)).not.toContain(id)
    expect((await api.as().get(`${path}/sessions?${weekQuery}`)).body).toEqual(body)
  })

  it('is Monday to Saturday from 8:00 to 20:00 by default', async () => {
    const weekSlots = await readSlots()
    // Slots start every half hour from 8:00 to 19:00, which is 23 a day.
    expect(weekSlots).toHaveLength(6 * 23)
    expect(weekSlots[0]).toEqual({ date: monday, startTime: '08:00', endTime: '09:00' })
    expect(weekSlots.at(-1)).toEqual({ date: addDays(monday, 5), startTime: '19:00', endTime: '20:00' })
  })

  it('excludes sessions, pending requests and absences, but not expired requests', async () => {
    await insertSession({})
    await insertSession({
      start_time: '12:00',
      end_time: '13:00',
      state: 'PENDING',
      expires_at: inOneDay(),
    })
    await insertSession({
      start_time: '08:00',
      end_time: '09:00',
      state: 'PENDING',
      expires_at: new Date(Date.now() - 1000),
    })
    const absence = {
      id: uuidv7(),
      tenant_id: practice.tenantId,
      member_id: practice.therapistId,
      starts_at: `${monday} 14:00`,
      ends_at: `${addDays(monday, 1)} 19:00`,
    }
    await api.inTenant(practice.tenantId, (tx) => tx.insertInto('vacation').values(absence).execute())
    expect(await readStartTimesOn(monday)).toEqual(['08:00', '08:30', '09:00', '11:00', '13:00'])
    expect(await readStartTimesOn(addDays(monday, 1))).toEqual(['19:00'])
  })

  it('has slots of the duration of the requested session type', async () => {
    const longType = { id: uuidv7(), tenant_id: practice.tenantId, name: 'Longue', duration: 690, position: 1 }
    await api.inTenant(practice.tenantId, (tx) => tx.insertInto('session_type').values(longType).execute())
    expect(await readStartTimesOn(monday, `${weekQuery}&sessionTypeId=${longType.id}`)).toEqual(['08:00', '08:30'])
    const types = await api.as().get(`${path}/session-types`)
    expect(types.body).toEqual([
      { id: practice.sessionTypeId, name: 'Séance', duration: 60, clubs: [] },
      { id: longType.id, name: 'Longue', duration: 690, clubs: [] },
    ])
  })

  it('is in local time on the days of clock changes', async () => {
    const sunday = {
      tenant_id: practice.tenantId,
      member_id: practice.therapistId,
      weekday: 7,
      start_time: '01:00',
      end_time: '04:00',
    }
    await api.inTenant(practice.tenantId, async (tx) => {
      await tx.insertInto('opening_hours').values(sunday).execute()
      // Whatever the day of the test run, the booking horizon includes both clock changes.
      await tx.updateTable('session_type').set({ horizon_days: 1095 }).execute()
    })
    expect(
      await readStartTimesOn(springClockChange, `startDate=${springClockChange}&endDate=${springClockChange}`),
    ).toEqual(['03:00'])
    expect(
      await readStartTimesOn(autumnClockChange, `startDate=${autumnClockChange}&endDate=${autumnClockChange}`),
    ).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00'])
  })

  it.each([
    ['more than 62 days', `startDate=${monday}&endDate=${addDays(monday, 62)}`],
    ['a period that ends before it starts', `startDate=${monday}&endDate=${addDays(monday, -1)}`],
    ['a day that does not exist', 'startDate=2027-02-30&endDate=2027-03-01'],
    ['the year 0', 'startDate=0000-01-01&endDate=0000-01-02'],
    ['the last days of the year 9999', 'startDate=9999-12-30&endDate=9999-12-31'],
  ])('is refused for %s', async (_caseName, query) => {
    for (const list of ['slots', 'sessions'])
      expect(await api.as().get(`${path}/${list}?${query}`)).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.invalid },
      })
  })

  it("lists the questions of the therapist's own session types only", async () => {
    const otherPractice = await openPractice(api, { published: true })
    const question = {
      id: uuidv7(),
      tenant_id: practice.tenantId,
      session_type_id: practice.sessionTypeId,
      text: 'Avez-vous des allergies ?',
    }
    await api.inTenant(practice.tenantId, (tx) => tx.insertInto('question').values(question).execute())
    const questionsPath = `/session-types/${practice.sessionTypeId}/questions`
    expect((await api.as().get(path + questionsPath)).body).toEqual([{ id: question.id, text: question.text }])
    expect((await api.as().get(`/therapists/${otherPractice.therapistId}${questionsPath}`)).status).toBe(404)
    expect(
      (
        await api
          .as()
          .get(`/therapists/${otherPractice.therapistId}/slots?${weekQuery}&sessionTypeId=${practice.sessionTypeId}`)
      ).status,
    ).toBe(404)
  })
})
