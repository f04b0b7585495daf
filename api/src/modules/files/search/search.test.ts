import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FoundGroup, FoundItem } from 'shared/contracts/search'
import type { Privilege } from 'shared/contracts/access'
import { addDays } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

const now = new Date('2031-11-26T10:00:00Z')
const today = '2031-11-26'
let api: TestApp
let practice: PopulatedPractice
let logLines: string[] = []

beforeAll(async () => {
  api = await testApp({
    services: { now: () => now },
    settings: { logLevel: 'info' },
    logTo: { write: (line) => void logLines.push(line) },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  logLines = []
})

const search = (text: string, token = practice.token) =>
  api.as(token).get(`/search?${new URLSearchParams({ text }).toString()}`)
const searchGroups = async (text: string, token?: string): Promise<FoundGroup[]> =>
  (await search(text, token)).body.groups
const searchItems = async (kind: FoundGroup['kind'], text: string): Promise<FoundItem[]> =>
  (await searchGroups(text)).find((group) => group.kind === kind)?.items ?? []
const titlesOf = (items: readonly FoundItem[]) => items.map(({ title }) => title)

async function insertPatient(lastname: string, values: object = {}): Promise<string> {
  const id = uuidv7()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({
        id,
        tenant_id: practice.tenantId,
        type: 'INDIVIDUAL',
        firstname: 'Zoé',
        lastname,
        email: '',
        ...values,
      })
      .execute(),
  )
  return id
}

async function insertSession(patientId: string, day: string, values: object = {}): Promise<string> {
  const id = uuidv7()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        id,
        tenant_id: practice.tenantId,
        day,
        start_time: '14:00',
        end_time: '15:00',
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: patientId,
        state: 'VALIDATED',
        allow_overlap: true,
        ...values,
      })
      .execute(),
  )
  return id
}

/** Renames the animal, the place and a copy of the quote like the patient, so that « martin » finds every kind. */
async function renameToMartin() {
  const { tenantId, ids } = practice
  await api.admin("update animal set name = 'Martinet' where tenant_id = $1", [tenantId])
  await api.admin("update club set name = 'Martinière' where tenant_id = $1 and id = $2", [tenantId, ids.club])
  await api.admin(
    `insert into estimation select (jsonb_populate_record(estimation,
      jsonb_build_object('id', $2::uuid, 'estimation_number', 'D-2031-0002', 'client_name', 'Paul Martin'))).*
    from estimation where tenant_id = $1`,
    [tenantId, uuidv7()],
  )
}

describe('GET /search', () => {
  it('finds patients, animals, places, sessions, invoices and quotes, each with the page that it opens', async () => {
    await renameToMartin()
    const { ids } = practice
    const groups = await searchGroups('martin')
    expect(groups.map(({ kind }) => kind)).toEqual([
      'patients',
      'animals',
      'clubs',
      'sessions',
      'billings',
      'estimations',
    ])
    expect(groups.flatMap(({ items }) => items.map(({ path }) => path))).toEqual(
      expect.arrayContaining([
        `/pros/patients/${ids.patient}/details`,
        `/pros/animal/${ids.animal}`,
        `/pros/clubs/${ids.club}`,
        `/pros/session/${ids.session}`,
        expect.stringMatching(/^\/pros\/billings\/details\?name=/),
        expect.stringMatching(/^\/pros\/estimations\/details\?name=/),
      ]),
    )
  })

  it('finds every typed word, in any order, without accents or capitals', async () => {
    await insertPatient('Zélateur', { firstname: 'Éléonore' })
    expect(titlesOf(await searchItems('patients', 'ELEO zelat'))).toEqual(['Zélateur Éléonore'])
    expect(await searchItems('patients', 'eleo inconnu')).toEqual([])
  })

  it('lists first the names that begin with the text, then a name whose second word does, then a name that contains it', async () => {
    await insertPatient('Amazur')
    await insertPatient('Brun', { firstname: 'Azur' })
    await insertPatient('Azurel')
    expect(titlesOf(await searchItems('patients', 'azur'))).toEqual(['Azurel Zoé', 'Brun Azur', 'Amazur Zoé'])
  })

  it('finds an invoice and a quote by number', async () => {
    const [bill] = await api.admin<{ bill_number: string }>('select bill_number from bill where id = $1', [
      practice.ids.bill,
    ])
    const [estimation] = await api.admin<{ estimation_number: string }>(
      'select estimation_number from estimation where id = $1',
      [practice.ids.estimation],
    )
    const number = bill?.bill_number ?? ''
    const estimationNumber = estimation?.estimation_number ?? ''
    expect(titlesOf(await searchItems('billings', number))).toContain(number)
    expect(titlesOf(await searchItems('estimations', estimationNumber))).toEqual([estimationNumber])
  })

  it('finds the upcoming sessions, the soonest first, then the past sessions, the latest first', async () => {
    const patientId = await insertPatient('Zouave')
    const days = [-20, -6, 3, 9, 15, 21, 27].map((count) => addDays(today, count))
    const ids: Record<string, string> = {}
    for (const day of days) ids[day] = await insertSession(patientId, day)
    const [group] = (await searchGroups('zouave')).filter(({ kind }) => kind === 'sessions')
    const expectedDays = [3, 9, 15, -6, -20].map((count) => addDays(today, count))
    expect(group?.items.map(({ id }) => id)).toEqual(expectedDays.map((day) => ids[day]))
    expect(group?.items[0]?.detail).toBe('samedi 29 novembre 2031, 14:00 – 15:00')
    expect(group?.hasMore).toBe(true)
  })

  it("finds the sessions of a firm by an employee's name, and the sessions of an animal", async () => {
    const employeeId = await insertPatient('Zibeline', { firm_id: practice.ids.firm })
    const sessionId = await insertSession(practice.ids.firm, addDays(today, 1))
    const { tenantId: tenant_id } = practice
    await api.inTenant(tenant_id, (tx) =>
      tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id, session_id: sessionId, patient_id: employeeId })
        .execute(),
    )
    expect((await searchItems('sessions', 'zibeline')).map(({ id }) => id)).toEqual([sessionId])
    await api.admin('update animal set name = $2 where tenant_id = $1', [tenant_id, 'Zibelin'])
    expect((await searchItems('sessions', 'zibelin')).map(({ id }) => id)).toContain(practice.ids.session)
  })

  it('omits deleted and archived patients, deleted animals and places, and cancelled sessions, as the lists do', async () => {
    await renameToMartin()
    const patientId = await insertPatient('Zygomatique')
    await insertSession(patientId, addDays(today, 1), { state: 'CANCELLED' })
    await api.admin('update patient set archived_at = now() where id = $1', [patientId])
    await api.admin('update patient set removed_at = now() where tenant_id = $1 and id <> $2', [
      practice.tenantId,
      patientId,
    ])
    await api.admin('update animal set removed_at = now() where tenant_id = $1', [practice.tenantId])
    await api.admin('update club set removed_at = now() where tenant_id = $1', [practice.tenantId])
    const kinds = (await searchGroups('martin')).map(({ kind }) => kind)
    expect(kinds).toEqual(['sessions', 'billings', 'estimations'])
    expect(titlesOf(await searchItems('sessions', 'zygomatique'))).toEqual([])
  })

  it('shows whether a group has more than its five results', async () => {
    for (const suffix of ['a', 'b', 'c', 'd', 'e']) await insertPatient(`Zinc${suffix}`)
    const [group] = await searchGroups('zinc')
    expect([group?.items.length, group?.hasMore]).toEqual([5, false])
    await insertPatient('Zincf')
    const [longerGroup] = await searchGroups('zinc')
    expect([longerGroup?.items.length, longerGroup?.hasMore]).toEqual([5, true])
  })

  it('treats the wildcards of SQL patterns as text, and finds nothing for spaces', async () => {
    await insertPatient('Zinc')
    expect(await searchGroups('z%c')).toEqual([])
    expect(await searchGroups('zi_c')).toEqual([])
    expect(await searchGroups('   ')).toEqual([])
  })

  it('keeps the typed text out of the log', async () => {
    await search('zygomar')
    expect(logLines.join('')).toContain('/api/search')
    expect(logLines.join('').toLowerCase()).not.toContain('zygomar')
  })
})

describe('the access to the search', () => {
  it.each<[Privilege, FoundGroup['kind'][]]>([
    ['PATIENTS', ['patients']],
    ['ANIMALS', ['animals']],
    ['CLUBS', ['clubs']],
    ['AGENDA', ['sessions']],
    ['BILL', ['billings']],
    ['ESTIMATION', ['estimations']],
  ])('of a member with %s alone covers %s', async (privilege, kinds) => {
    await renameToMartin()
    const { token } = await joinPractice(api, practice, { privileges: [privilege] })
    expect((await searchGroups('martin', token)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('is refused to a member without access to any of the lists', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    expect(await search('martin', token)).toMatchObject({ status: 403, body: { errorCode: errorCode.forbidden } })
  })

  it('does not find patients by phone, e-mail, town or guardian without the privilege PATIENTS', async () => {
    const patientId = await insertPatient('Zinc', {
      phone_number: '+33612345678',
      email: 'zz@boite.test',
      city: 'Zonza',
      legal_manager_lastname: 'Zorglub',
    })
    await insertSession(patientId, addDays(today, 1))
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    for (const text of ['06 12 34 56 78', 'zz@boite.test', 'zonza', 'zorglub']) {
      expect(await searchGroups(text, token)).toEqual([])
      expect(titlesOf(await searchItems('patients', text))).toEqual(['Zinc Zoé'])
    }
  })

  it('finds nothing of another practice', async () => {
    await insertPatient('Zinc')
    const { token } = await openPopulatedPractice(api)
    expect(await searchGroups('zinc', token)).toEqual([])
    expect(await searchGroups('zinc')).toHaveLength(1)
    await renameToMartin()
    const ids = (await searchGroups('martin')).flatMap(({ items }) => items.map(({ id }) => id))
    const otherIds = (await searchGroups('martin', token)).flatMap(({ items }) => items.map(({ id }) => id))
    expect([ids.length, otherIds.length]).toEqual([6, 3])
    expect(otherIds.filter((id) => ids.includes(id))).toEqual([])
  })

  it('is refused to a practice that is blocked because it has not paid', async () => {
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect(await search('martin')).toMatchObject({ status: 402, body: { errorCode: errorCode.paymentBlocked } })
  })
})
