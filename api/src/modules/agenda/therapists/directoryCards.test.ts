import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { openAgenda, type Agenda } from '../../../testing/agenda.ts'
import { timeZone } from '../../../testing/calendar.ts'
import { openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

/** The current time of the services, which tests can change. */
let now = new Date()
let api: TestApp
let agenda: Agenda

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date()
  agenda = await openAgenda(api)
})

const today = () => momentIn(timeZone, now).day

const listNextSlots = async (...ids: string[]) => {
  const { status, body } = await api.as().get(`/therapists/next-slots?ids=${ids.join(',')}`)
  expect(status).toBe(200)
  return body
}
const readNextSlot = async () => (await listNextSlots(agenda.therapistId))[0]

/** Reads the first slot of any session type that the therapist's page shows in the two months of the search. */
async function readFirstOfferedSlot() {
  const path = `/therapists/${agenda.therapistId}`
  const { body: types } = await api.as().get(`${path}/session-types`)
  const offeredSlots: { date: string; startTime: string }[] = []
  for (const { id } of types) {
    const query = new URLSearchParams({ startDate: today(), endDate: addDays(today(), 61), sessionTypeId: id })
    const { body } = await api.as().get(`${path}/slots?${query.toString()}`)
    offeredSlots.push(...body.slice(0, 1))
  }
  return offeredSlots.toSorted((a, b) => (a.date + a.startTime < b.date + b.startTime ? -1 : 1))[0] ?? null
}

const typesPath = '/tenant/personalize/session-types'
const changeType = async (change: object) => {
  const { status } = await agenda.caller.put(`${typesPath}/${agenda.sessionTypeId}`, { name: 'Séance', ...change })
  expect(status).toBe(200)
}

const addAbsence = async (days: number) => {
  const { status } = await agenda.caller.post('/user/personalize/vacations', {
    from: `${today()}T00:00:00+00`,
    to: `${addDays(today(), days)}T00:00:00+00`,
  })
  expect(status).toBe(201)
}

async function addAnimal(name: string, species = 'Cheval'): Promise<string> {
  const [race] = await api.admin<{ id: string }>(
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
  const { status, body } = await agenda.caller.post('/animals', input)
  expect(status).toBe(201)
  return body.id
}

/** Adds a bookable therapist, with these values in the directory. */
async function publishTherapist(values: object) {
  const practice = await openPractice(api, { published: true })
  await api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('directory.therapist').set(values).where('id', '=', practice.therapistId).execute(),
  )
}

describe('GET /therapists/next-slots', () => {
  it("returns the first slot on the therapist's page, with its session type", async () => {
    expect(await readNextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: await readFirstOfferedSlot(),
      sessionTypeId: agenda.sessionTypeId,
      timeZone: timeZone,
    })
  })

  it('returns the time zone of the slot', async () => {
    await api.admin("update tenant set time_zone = 'America/Guadeloupe' where id = $1", [agenda.tenantId])
    expect(await readNextSlot()).toMatchObject({ timeZone: 'America/Guadeloupe' })
  })

  it('returns the earliest slot of all session types', async () => {
    await changeType({ noticeHours: 96 })
    const { body: shortType } = await agenda.caller.post(typesPath, { name: 'Courte', duration: 30 })
    const { slot, sessionTypeId } = await readNextSlot()
    expect(slot).toEqual(await readFirstOfferedSlot())
    expect(sessionTypeId).toBe(shortType.id)
  })

  it('returns a later slot once the slot is taken, and the same slot again once it is free', async () => {
    const { slot } = await readNextSlot()
    const [session] = await agenda.createSessions({ ...slot, startDate: slot.date })
    const slotAfterBooking = await readNextSlot()
    expect(slotAfterBooking.slot).not.toEqual(slot)
    expect(slotAfterBooking.slot).toEqual(await readFirstOfferedSlot())
    await agenda.deleteSession(session?.id ?? '')
    expect((await readNextSlot()).slot).toEqual(slot)
  })

  it('returns a later slot once the former slot has passed', async () => {
    const intervals = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '00:00', endTime: '23:30' }))
    expect((await agenda.caller.put('/user/personalize/opening-hours', intervals)).status).toBe(200)
    const { slot } = await readNextSlot()
    now = new Date(now.getTime() + 36 * 3_600_000)
    const slotLater = (await readNextSlot()).slot
    expect(slotLater.date > slot.date).toBe(true)
    expect(slotLater).toEqual(await readFirstOfferedSlot())
  })

  it('returns a slot after an absence of some weeks', async () => {
    await addAbsence(30)
    const { slot } = await readNextSlot()
    expect(slot.date >= addDays(today(), 30)).toBe(true)
    expect(slot).toEqual(await readFirstOfferedSlot())
  })

  it('returns null during an absence of months, until its end is near', async () => {
    await addAbsence(90)
    expect((await readNextSlot()).slot).toBeNull()
    now = new Date(now.getTime() + 60 * 86_400_000)
    expect((await readNextSlot()).slot).toEqual(await readFirstOfferedSlot())
  })

  it('returns only slots with the animals that the type requires', async () => {
    await changeType({ animalsNeeded: { count: 1, speciesId: null } })
    expect((await readNextSlot()).slot).toBeNull()
    await addAnimal('Perle')
    expect((await readNextSlot()).slot).toEqual(await readFirstOfferedSlot())
  })

  it('returns null when no session type is public', async () => {
    await changeType({ isPublic: false })
    expect(await readNextSlot()).toEqual({
      therapistId: agenda.therapistId,
      slot: null,
      sessionTypeId: null,
      timeZone: timeZone,
    })
  })

  it('returns several therapists in the requested order, without those who cannot be booked', async () => {
    const otherPractice = await openPractice(api, { published: true })
    const hiddenPractice = await openPractice(api)
    const ids = [otherPractice.therapistId, hiddenPractice.therapistId, agenda.therapistId, uuidv7()]
    const foundSlots = await listNextSlots(...ids)
    expect(foundSlots.map(({ therapistId }: { therapistId: string }) => therapistId)).toEqual([
      otherPractice.therapistId,
      agenda.therapistId,
    ])
    expect(Object.keys(foundSlots[0]).toSorted()).toEqual(['sessionTypeId', 'slot', 'therapistId', 'timeZone'])
  })

  it("returns cached slots until the practice's data changes", async () => {
    const { slot } = await readNextSlot()
    // Writes directly to the database, without the audit entry that invalidates the cache.
    await api.admin('delete from opening_hours where tenant_id = $1', [agenda.tenantId])
    expect((await readNextSlot()).slot).toEqual(slot)
    await addAnimal('Perle')
    expect((await readNextSlot()).slot).toBeNull()
  })

  it('returns the same slots to concurrent callers', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, readNextSlot))
    expect(new Set(responses.map((slot) => JSON.stringify(slot))).size).toBe(1)
  })

  it.each(['', 'x', `${uuidv7()},`, Array.from({ length: 25 }, () => uuidv7()).join(',')])(
    'refuses invalid or too many ids (%#)',
    async (ids) => {
      expect(await api.as().get(`/therapists/next-slots?ids=${ids}`)).toMatchObject({ status: 400 })
    },
  )
})

const readCard = async () => (await api.as().get(`/therapists/${agenda.therapistId}`)).body

describe('the card of a therapist', () => {
  it('lists the session types that can be requested, in order, and the species', async () => {
    await agenda.caller.post(typesPath, { name: 'Balade' })
    await agenda.caller.post(typesPath, { name: 'Cachée', isPublic: false })
    const { body: deletedType } = await agenda.caller.post(typesPath, { name: 'Supprimée' })
    await agenda.caller.delete(`${typesPath}/${deletedType.id}`)
    await addAnimal('Perle', 'Chien')
    await addAnimal('Caramel', 'Cheval')
    await addAnimal('Noisette', 'Cheval')
    await agenda.caller.delete(`/animals/${await addAnimal('Parti', 'Lapin')}`)
    expect(await readCard()).toMatchObject({ sessionTypes: ['Séance', 'Balade'], species: ['Cheval', 'Chien'] })
  })

  it('is the same in the search, and contains nothing of another practice', async () => {
    await addAnimal('Perle', 'Chien')
    const otherPractice = await openPractice(api, { published: true })
    const { body } = await api.as().get('/therapists')
    const cardOf = (id: string) => body.find((therapistCard: { id: string }) => therapistCard.id === id)
    const { timeZone: _timeZone, ...cardInSearch } = await readCard()
    expect(cardOf(agenda.therapistId)).toEqual(cardInSearch)
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
    const lastname = 'Proche'
    for (const [city, latitude, longitude] of places) await publishTherapist({ lastname, city, latitude, longitude })
    await publishTherapist({ lastname, city: 'Nulle part', latitude: null, longitude: null })
  })

  it.each([
    ['50.6,3.1', ['Lille', 'Lyon', 'Nice', 'Nulle part']],
    ['43.7,7.2', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
    ['-21,55.5', ['Nice', 'Lyon', 'Lille', 'Nulle part']],
  ])('lists the therapists closest to %s first, and therapists without a position last', async (near, expected) => {
    const { body } = await api.as().get(`/therapists?name=proche&near=${near}`)
    expect(body.map(({ address }: { address: { city: string } }) => address.city)).toEqual(expected)
  })

  it.each(['50.63,3.06', '50.6', 'ici', '50.6,3.1,2', '500,3'])(
    'is refused for the position %s, which is invalid or too precise',
    async (near) => {
      expect((await api.as().get(`/therapists?near=${near}`)).status).toBe(400)
    },
  )
})

const listCompletions = async (field: string, text: string) => {
  const query = new URLSearchParams({ field, text })
  const { status, body } = await api.as().get(`/therapists/completions?${query.toString()}`)
  expect(status).toBe(200)
  return body
}

describe('the completion of a search text', () => {
  beforeAll(async () => {
    await publishTherapist({ city: 'Saint-Étienne', zip_code: '42000' })
    await publishTherapist({ city: 'Saint-Étienne', zip_code: '42100' })
    await publishTherapist({ city: "L'Étang", zip_code: '39000' })
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
  ])('completes %j to towns with bookable therapists', async (typedText, expected) => {
    expect((await listCompletions('location', typedText)).map(({ text }: { text: string }) => text)).toEqual(expected)
  })

  it('returns the département of a town and its number of therapists', async () => {
    expect(await listCompletions('location', 'saint-et')).toEqual([
      { text: 'Saint-Étienne', detail: '42 · 2 praticiens' },
    ])
  })

  it('returns names with their place', async () => {
    await publishTherapist({ city: 'Rennes', firm_name: 'Équi Cœur', firstname: 'Zélie', lastname: 'Wagner' })
    for (const typedText of ['wag', 'zelie w', 'equi coeur'])
      expect(await listCompletions('name', typedText)).toEqual([{ text: 'Zélie Wagner', detail: 'Équi Cœur, Rennes' }])
  })

  it('returns texts that the search finds', async () => {
    const [{ text }] = await listCompletions('location', '421')
    const { body } = await api.as().get(`/therapists?${new URLSearchParams({ location: text }).toString()}`)
    expect(body).toHaveLength(1)
  })

  it('excludes therapists who can no longer be booked', async () => {
    await publishTherapist({
      city: 'Ville Fermée',
      lastname: 'Fermé',
      bookable_until: new Date(now.getTime() - 1000),
    })
    expect(await listCompletions('location', 'ville')).toEqual([])
    expect(await listCompletions('name', 'fermé')).toEqual([])
  })

  it.each(['field=name&text=a', 'field=name', 'text=lyon', 'field=email&text=lyon'])(
    'refuses the query %s',
    async (query) => {
      expect((await api.as().get(`/therapists/completions?${query}`)).status).toBe(400)
    },
  )
})
