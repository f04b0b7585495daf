import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { openAgenda, type Agenda } from '../../../testing/agenda.ts'
import { zone } from '../../../testing/calendar.ts'
import { openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

/** The current time of the services, which tests can change. */
let now = new Date()
let test: TestApp
let agenda: Agenda

beforeAll(async () => {
  test = await testApp({ services: { now: () => now } })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date()
  agenda = await openAgenda(test)
})

const today = () => nowIn(zone, now).day

const nextSlots = async (...ids: string[]) => {
  const { status, body } = await test.as().get(`/therapists/next-slots?ids=${ids.join(',')}`)
  expect(status).toBe(200)
  return body
}
const nextSlot = async () => (await nextSlots(agenda.therapistId))[0]

/** The first slot, of any type, on the therapist's page. */
async function firstOfferedSlot() {
  const path = `/therapists/${agenda.therapistId}`
  const { body: types } = await test.as().get(`${path}/session-types`)
  const offeredSlots: { date: string; startTime: string }[] = []
  for (const { id } of types) {
    const query = new URLSearchParams({ startDate: today(), endDate: addDays(today(), 61), sessionTypeId: id })
    const { body } = await test.as().get(`${path}/slots?${query.toString()}`)
    offeredSlots.push(...body.slice(0, 1))
  }
  return offeredSlots.toSorted((a, b) => (a.date + a.startTime < b.date + b.startTime ? -1 : 1))[0] ?? null
}

const types = '/tenant/personalize/session-types'
const changeType = async (change: object) => {
  const { status } = await agenda.as.put(`${types}/${agenda.sessionTypeId}`, { name: 'Séance', ...change })
  expect(status).toBe(200)
}

const addAbsence = async (days: number) => {
  const { status } = await agenda.as.post('/user/personalize/vacations', {
    from: `${today()}T00:00:00+00`,
    to: `${addDays(today(), days)}T00:00:00+00`,
  })
  expect(status).toBe(201)
}

async function addAnimal(name: string, species = 'Cheval'): Promise<string> {
  const [race] = await test.admin<{ id: string }>(
    'select race.id from race join species on species.id = species_id where species.name = $1 limit 1',
    [species],
  )
  const input = {
    name,
    birthdate: '2016-02-29',
    clubId: null,
    ownerId: null,
    nbWorkingHoursByWeek: 20,
    typeId: race?.id,
  }
  const { status, body } = await agenda.as.post('/animals', input)
  expect(status).toBe(201)
  return body.id
}

/** Adds a bookable therapist with the last name Proche at this position. */
async function publishAt(values: object) {
  const practice = await openPractice(test, { published: true })
  await test.inTenant(practice.tenantId, (tx) =>
    tx
      .updateTable('directory.therapist')
      .set({ lastname: 'Proche', ...values })
      .where('id', '=', practice.therapistId)
      .execute(),
  )
}

describe('GET /therapists/next-slots', () => {
  it("returns the first slot on the therapist's page, with its session type", async () => {
    expect(await nextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: await firstOfferedSlot(),
      sessionTypeId: agenda.sessionTypeId,
      timeZone: zone,
    })
  })

  it('returns the time zone of the slot', async () => {
    await test.admin("update tenant set time_zone = 'America/Guadeloupe' where id = $1", [agenda.tenantId])
    expect(await nextSlot()).toMatchObject({ timeZone: 'America/Guadeloupe' })
  })

  it('returns the earliest slot of all session types', async () => {
    await changeType({ noticeHours: 96 })
    const { body: short } = await agenda.as.post(types, { name: 'Courte', duration: 30 })
    const { slot, sessionTypeId } = await nextSlot()
    expect(slot).toEqual(await firstOfferedSlot())
    expect(sessionTypeId).toBe(short.id)
  })

  it('returns a later slot once the slot is taken, and the same again once it is free', async () => {
    const { slot } = await nextSlot()
    const [session] = await agenda.added({ ...slot, startDate: slot.date })
    const request = await nextSlot()
    expect(request.slot).not.toEqual(slot)
    expect(request.slot).toEqual(await firstOfferedSlot())
    await agenda.remove(session?.id ?? '')
    expect((await nextSlot()).slot).toEqual(slot)
  })

  it('returns a later slot once the notice period is too short', async () => {
    const intervals = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '00:00', endTime: '23:30' }))
    expect((await agenda.as.put('/user/personalize/opening-hours', intervals)).status).toBe(200)
    const { slot } = await nextSlot()
    now = new Date(now.getTime() + 36 * 3_600_000)
    const slotLater = (await nextSlot()).slot
    expect(slotLater.date > slot.date).toBe(true)
    expect(slotLater).toEqual(await firstOfferedSlot())
  })

  it('returns a slot after an absence of some weeks', async () => {
    await addAbsence(30)
    const { slot } = await nextSlot()
    expect(slot.date >= addDays(today(), 30)).toBe(true)
    expect(slot).toEqual(await firstOfferedSlot())
  })

  it('returns null during an absence of months, until its end is near', async () => {
    await addAbsence(90)
    expect((await nextSlot()).slot).toBeNull()
    now = new Date(now.getTime() + 60 * 86_400_000)
    expect((await nextSlot()).slot).toEqual(await firstOfferedSlot())
  })

  it('returns only slots with the animals that the type requires', async () => {
    await changeType({ animalsNeeded: { count: 1, speciesId: null } })
    expect((await nextSlot()).slot).toBeNull()
    await addAnimal('Perle')
    expect((await nextSlot()).slot).toEqual(await firstOfferedSlot())
  })

  it('returns null when nothing can be requested', async () => {
    await changeType({ isPublic: false })
    expect(await nextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: null,
      sessionTypeId: null,
      timeZone: zone,
    })
  })

  it('returns several therapists in the requested order, without those who cannot be booked', async () => {
    const otherPractice = await openPractice(test, { published: true })
    const hiddenPractice = await openPractice(test)
    const ids = [otherPractice.therapistId, hiddenPractice.therapistId, agenda.therapistId, uuidv7()]
    const foundSlots = await nextSlots(...ids)
    expect(foundSlots.map(({ therapistId }: { therapistId: string }) => therapistId)).toEqual([
      otherPractice.therapistId,
      agenda.therapistId,
    ])
    expect(Object.keys(foundSlots[0]).toSorted()).toEqual(['sessionTypeId', 'slot', 'therapistId', 'timeZone'])
  })

  it("returns cached slots until the practice's data changes", async () => {
    const { slot } = await nextSlot()
    // Writes directly to the database, without the audit entry that invalidates the cache.
    await test.admin('delete from opening_hours where tenant_id = $1', [agenda.tenantId])
    expect((await nextSlot()).slot).toEqual(slot)
    await addAnimal('Perle')
    expect((await nextSlot()).slot).toBeNull()
  })

  it('returns the same slots to concurrent callers', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, nextSlot))
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it.each(['', 'x', `${uuidv7()},`, Array.from({ length: 25 }, () => uuidv7()).join(',')])(
    'refuses invalid or too many ids (%#)',
    async (ids) => {
      expect(await test.as().get(`/therapists/next-slots?ids=${ids}`)).toMatchObject({ status: 400 })
    },
  )
})

const card = async () => (await test.as().get(`/therapists/${agenda.therapistId}`)).body

describe('the card of a therapist', () => {
  it('lists the session types that can be requested, in order, and the species', async () => {
    await agenda.as.post(types, { name: 'Balade' })
    await agenda.as.post(types, { name: 'Cachée', isPublic: false })
    const { body: deleted } = await agenda.as.post(types, { name: 'Supprimée' })
    await agenda.as.delete(`${types}/${deleted.id}`)
    await addAnimal('Perle', 'Chien')
    await addAnimal('Caramel', 'Cheval')
    await addAnimal('Noisette', 'Cheval')
    await agenda.as.delete(`/animals/${await addAnimal('Parti', 'Lapin')}`)
    expect(await card()).toMatchObject({ sessionTypes: ['Séance', 'Balade'], species: ['Cheval', 'Chien'] })
  })

  it('is the same in the search, and contains nothing of another practice', async () => {
    await addAnimal('Perle', 'Chien')
    const otherPractice = await openPractice(test, { published: true })
    const { body } = await test.as().get('/therapists')
    const cardOf = (id: string) => body.find((found: { id: string }) => found.id === id)
    const { timeZone: _pageOnlyFields, ...inSearch } = await card()
    expect(cardOf(agenda.therapistId)).toEqual(inSearch)
    expect(cardOf(agenda.therapistId).species).toEqual(['Chien'])
    expect(cardOf(otherPractice.therapistId).species).toEqual([])
  })
})

describe('a search near a place', () => {
  const places = [
    ['Lille', 50.63, 3.06],
    ['Nice', 43.7, 7.27],
    ['Lyon', 45.76, 4.84],
  ] as const
  beforeAll(async () => {
    for (const [city, latitude, longitude] of places) await publishAt({ city, latitude, longitude })
    await publishAt({ city: 'Nulle part', latitude: null, longitude: null })
  })

  it.each([
    ['50.6,3.1', ['Lille', 'Lyon', 'Nice', 'Nulle part']],
    ['43.7,7.2', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
    ['-21,55.5', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
  ])('lists the therapists closest to %s first, and therapists without a position last', async (near, expected) => {
    const { body } = await test.as().get(`/therapists?name=proche&near=${near}`)
    expect(body.map(({ address }: { address: { city: string } }) => address.city)).toEqual(expected)
  })

  it.each(['50.63,3.06', '50.6', 'ici', '50.6,3.1,2', '500,3'])(
    'is refused for the invalid position %s',
    async (near) => {
      expect((await test.as().get(`/therapists?near=${near}`)).status).toBe(400)
    },
  )
})

const completions = async (field: string, text: string) => {
  const query = new URLSearchParams({ field, text })
  const { status, body } = await test.as().get(`/therapists/completions?${query.toString()}`)
  expect(status).toBe(200)
  return body
}

describe('the completion of a search text', () => {
  beforeAll(async () => {
    await publishAt({ city: 'Saint-Étienne', zip_code: '42000' })
    await publishAt({ city: 'Saint-Étienne', zip_code: '42100' })
    await publishAt({ city: "L'Étang", zip_code: '39000' })
  })
  it.each([
    ['ETIEN', ['Saint-Étienne']],
    ['st-et', ['Saint-Étienne']],
    ['saint e', ['Saint-Étienne']],
    ['421', ['42100 Saint-Étienne']],
    ['étang', ["L'Étang"]],
    ['tienne', []],
    ['%%', []],
    ['xylophone', []],
  ])('completes %j to towns with bookable therapists', async (typed, expected) => {
    expect((await completions('location', typed)).map(({ text }: { text: string }) => text)).toEqual(expected)
  })

  it('returns the département of a town and its number of therapists', async () => {
    expect(await completions('location', 'saint-et')).toEqual([{ text: 'Saint-Étienne', detail: '42 · 2 praticiens' }])
  })

  it('returns names with their place', async () => {
    await publishAt({ city: 'Rennes', firm_name: 'Équi Cœur', firstname: 'Zélie', lastname: 'Wagner' })
    for (const typed of ['wag', 'zelie w', 'equi coeur'])
      expect(await completions('name', typed)).toEqual([{ text: 'Zélie Wagner', detail: 'Équi Cœur, Rennes' }])
  })

  it('returns texts that the search finds', async () => {
    const [{ text }] = await completions('location', '421')
    const { body } = await test.as().get(`/therapists?${new URLSearchParams({ location: text }).toString()}`)
    expect(body).toHaveLength(1)
  })

  it('excludes therapists who can no longer be booked', async () => {
    await publishAt({ city: 'Ville Fermée', lastname: 'Fermé', bookable_until: new Date(now.getTime() - 1000) })
    expect(await completions('location', 'ville')).toEqual([])
    expect(await completions('name', 'fermé')).toEqual([])
  })

  it.each(['field=name&text=a', 'field=name', 'text=lyon', 'field=email&text=lyon'])(
    'refuses the query %s',
    async (query) => {
      expect((await test.as().get(`/therapists/completions?${query}`)).status).toBe(400)
    },
  )
})
