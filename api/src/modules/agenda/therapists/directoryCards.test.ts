import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { openAgenda, type Agenda } from '../../../testing/agenda.ts'
import { zone } from '../../../testing/calendar.ts'
import { openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

/** The current time of the services, which tests change. */
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

/** The first slot of any type that the therapist's page offers. */
async function firstOffered() {
  const path = `/therapists/${agenda.therapistId}`
  const { body: types } = await test.as().get(`${path}/session-types`)
  const offered: { date: string; startTime: string }[] = []
  for (const { id } of types) {
    const query = new URLSearchParams({ startDate: today(), endDate: addDays(today(), 61), sessionTypeId: id })
    const { body } = await test.as().get(`${path}/slots?${query.toString()}`)
    offered.push(...body.slice(0, 1))
  }
  return offered.toSorted((a, b) => (a.date + a.startTime < b.date + b.startTime ? -1 : 1))[0] ?? null
}

const types = '/tenant/personalize/session-types'
const changeType = async (change: object) => {
  const { status } = await agenda.as.put(`${types}/${agenda.sessionTypeId}`, { name: 'Séance', ...change })
  expect(status).toBe(200)
}

const beAbsent = async (days: number) => {
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

/** Adds a bookable therapist named Proche at the place. */
async function openAt(values: object) {
  const practice = await openPractice(test, { published: true })
  await test.inTenant(practice.tenantId, (tx) =>
    tx
      .updateTable('directory.therapist')
      .set({ lastname: 'Proche', ...values })
      .where('id', '=', practice.therapistId)
      .execute(),
  )
}

describe('the next free slot of a therapist', () => {
  it('is the first slot that the page offers, with its type', async () => {
    expect(await nextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: await firstOffered(),
      sessionTypeId: agenda.sessionTypeId,
      timeZone: zone,
    })
  })

  it('has the time zone of its day', async () => {
    await test.admin("update tenant set time_zone = 'America/Guadeloupe' where id = $1", [agenda.tenantId])
    expect(await nextSlot()).toMatchObject({ timeZone: 'America/Guadeloupe' })
  })

  it('is the earliest of all types', async () => {
    await changeType({ noticeHours: 96 })
    const { body: short } = await agenda.as.post(types, { name: 'Courte', duration: 30 })
    const { slot, sessionTypeId } = await nextSlot()
    expect(slot).toEqual(await firstOffered())
    expect(sessionTypeId).toBe(short.id)
  })

  it('changes when the slot is taken, and back when it is free again', async () => {
    const { slot } = await nextSlot()
    const [session] = await agenda.added({ ...slot, startDate: slot.date })
    const taken = await nextSlot()
    expect(taken.slot).not.toEqual(slot)
    expect(taken.slot).toEqual(await firstOffered())
    await agenda.remove(session?.id ?? '')
    expect((await nextSlot()).slot).toEqual(slot)
  })

  it('changes when the slot is too near', async () => {
    const intervals = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '00:00', endTime: '23:30' }))
    expect((await agenda.as.put('/user/personalize/opening-hours', intervals)).status).toBe(200)
    const { slot } = await nextSlot()
    now = new Date(now.getTime() + 36 * 3_600_000)
    const later = (await nextSlot()).slot
    expect(later.date > slot.date).toBe(true)
    expect(later).toEqual(await firstOffered())
  })

  it('is after an absence of weeks', async () => {
    await beAbsent(30)
    const { slot } = await nextSlot()
    expect(slot.date >= addDays(today(), 30)).toBe(true)
    expect(slot).toEqual(await firstOffered())
  })

  it('is none during an absence of months, until its end is near', async () => {
    await beAbsent(90)
    expect((await nextSlot()).slot).toBeNull()
    now = new Date(now.getTime() + 60 * 86_400_000)
    expect((await nextSlot()).slot).toEqual(await firstOffered())
  })

  it('has the animals that its type needs', async () => {
    await changeType({ animalsNeeded: { count: 1, speciesId: null } })
    expect((await nextSlot()).slot).toBeNull()
    await addAnimal('Perle')
    expect((await nextSlot()).slot).toEqual(await firstOffered())
  })

  it('is none when nothing can be requested', async () => {
    await changeType({ isPublic: false })
    expect(await nextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: null,
      sessionTypeId: null,
      timeZone: zone,
    })
  })

  it('is returned for several therapists in one call, in order, without those who cannot be booked', async () => {
    const other = await openPractice(test, { published: true })
    const hidden = await openPractice(test)
    const ids = [other.therapistId, hidden.therapistId, agenda.therapistId, uuidv7()]
    const found = await nextSlots(...ids)
    expect(found.map(({ therapistId }: { therapistId: string }) => therapistId)).toEqual([
      other.therapistId,
      agenda.therapistId,
    ])
    expect(Object.keys(found[0]).toSorted()).toEqual(['sessionTypeId', 'slot', 'therapistId', 'timeZone'])
  })

  it('is cached until something changes', async () => {
    const { slot } = await nextSlot()
    // A direct write to the database, without the audit entry that invalidates the cache.
    await test.admin('delete from opening_hours where tenant_id = $1', [agenda.tenantId])
    expect((await nextSlot()).slot).toEqual(slot)
    await addAnimal('Perle')
    expect((await nextSlot()).slot).toBeNull()
  })

  it('is the same for concurrent callers', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, nextSlot))
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it.each(['', 'x', `${uuidv7()},`, Array.from({ length: 25 }, () => uuidv7()).join(',')])(
    'is refused for invalid or too many ids (%#)',
    async (ids) => {
      expect(await test.as().get(`/therapists/next-slots?ids=${ids}`)).toMatchObject({ status: 400 })
    },
  )
})

const card = async () => (await test.as().get(`/therapists/${agenda.therapistId}`)).body

describe('the card of a therapist', () => {
  it('names the session types that can be requested, in order, and the species', async () => {
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

  it('is the same in the search, and has nothing of another practice', async () => {
    await addAnimal('Perle', 'Chien')
    const other = await openPractice(test, { published: true })
    const { body } = await test.as().get('/therapists')
    const found = (id: string) => body.find((one: { id: string }) => one.id === id)
    const { timeZone: _ofItsPageAlone, ...inSearch } = await card()
    expect(found(agenda.therapistId)).toEqual(inSearch)
    expect(found(agenda.therapistId).species).toEqual(['Chien'])
    expect(found(other.therapistId).species).toEqual([])
  })
})

describe('a search near a place', () => {
  const places = [
    ['Lille', 50.63, 3.06],
    ['Nice', 43.7, 7.27],
    ['Lyon', 45.76, 4.84],
  ] as const
  beforeAll(async () => {
    for (const [city, latitude, longitude] of places) await openAt({ city, latitude, longitude })
    await openAt({ city: 'Nulle part', latitude: null, longitude: null })
  })

  it.each([
    ['50.6,3.1', ['Lille', 'Lyon', 'Nice', 'Nulle part']],
    ['43.7,7.2', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
    ['-21,55.5', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
  ])('lists the closest to %s first, and therapists without a position last', async (near, expected) => {
    const { body } = await test.as().get(`/therapists?name=proche&near=${near}`)
    expect(body.map(({ address }: { address: { city: string } }) => address.city)).toEqual(expected)
  })

  it.each(['50.63,3.06', '50.6', 'ici', '50.6,3.1,2', '500,3'])('is refused for %s', async (near) => {
    expect((await test.as().get(`/therapists?near=${near}`)).status).toBe(400)
  })
})

const completions = async (field: string, text: string) => {
  const query = new URLSearchParams({ field, text })
  const { status, body } = await test.as().get(`/therapists/completions?${query.toString()}`)
  expect(status).toBe(200)
  return body
}

describe('text typed in the search', () => {
  beforeAll(async () => {
    await openAt({ city: 'Saint-Étienne', zip_code: '42000' })
    await openAt({ city: 'Saint-Étienne', zip_code: '42100' })
    await openAt({ city: "L'Étang", zip_code: '39000' })
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
  ])('is completed from %j to towns with bookable therapists', async (typed, expected) => {
    expect((await completions('location', typed)).map(({ text }: { text: string }) => text)).toEqual(expected)
  })

  it('is completed with the département of a town and its number of therapists', async () => {
    expect(await completions('location', 'saint-et')).toEqual([{ text: 'Saint-Étienne', detail: '42 · 2 praticiens' }])
  })

  it('is completed to names, with their places', async () => {
    await openAt({ city: 'Rennes', firm_name: 'Équi Cœur', firstname: 'Zélie', lastname: 'Wagner' })
    for (const typed of ['wag', 'zelie w', 'equi coeur'])
      expect(await completions('name', typed)).toEqual([{ text: 'Zélie Wagner', detail: 'Équi Cœur, Rennes' }])
  })

  it('finds the completed text', async () => {
    const [{ text }] = await completions('location', '421')
    const { body } = await test.as().get(`/therapists?${new URLSearchParams({ location: text }).toString()}`)
    expect(body).toHaveLength(1)
  })

  it('excludes therapists who can no longer be booked', async () => {
    await openAt({ city: 'Ville Fermée', lastname: 'Fermé', bookable_until: new Date(now.getTime() - 1000) })
    expect(await completions('location', 'ville')).toEqual([])
    expect(await completions('name', 'fermé')).toEqual([])
  })

  it.each(['field=name&text=a', 'field=name', 'text=lyon', 'field=email&text=lyon'])(
    'is refused as %s',
    async (query) => {
      expect((await test.as().get(`/therapists/completions?${query}`)).status).toBe(400)
    },
  )
})
