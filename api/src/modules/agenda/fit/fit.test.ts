import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Privilege } from 'shared/contracts/access'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { openAgenda, type Agenda } from '../../../testing/agenda.ts'
import { monday } from '../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

const secret = 'Chute de cheval en 2019, angoisse'

let api: TestApp
let agenda: Agenda
let caline: string
let nala: string
let speciesId: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  caline = await agenda.createAnimal('Câline', { max_rider_weight_kg: 80, min_rider_age: 8 })
  nala = await agenda.createAnimal('Nala')
  const [species] = await api.admin<{ id: string }>(
    'select species_id as id from race join animal on animal.race_id = race.id where animal.id = $1',
    [nala],
  )
  speciesId = species?.id ?? ''
})

const recordNeeds = (needs: Partial<PatientFitInput>, patientId = agenda.patientId) =>
  agenda.caller.put(`/patients/${patientId}/fit`, { ...emptyPatientFit, ...needs })
const joinMember = async (...privileges: Privilege[]) =>
  api.as((await joinPractice(api, { ...agenda }, { privileges })).token)
const recordHeavyWeight = () => recordNeeds({ weightKg: 92, preferredAnimalIds: [nala] })
const readExceptions = async (id: string, caller = agenda.caller) =>
  (await caller.get(`/sessions/${id}`)).body.fitExceptions
const requestFits = (caller: Agenda['caller'], patientIds = [agenda.patientId], date: string | null = monday) =>
  caller.post('/sessions/animal-fits', { patientIds, date })

describe('the animal needs of a patient', () => {
  it('are empty at first, then return what was saved, with the species and animals to choose from', async () => {
    const initialNeeds = await agenda.caller.get(`/patients/${agenda.patientId}/fit`)
    expect(initialNeeds).toMatchObject({ status: 200, body: emptyPatientFit })
    expect(initialNeeds.body.choices).toContainEqual({ id: caline, name: 'Câline', kind: 'animal' })
    expect(initialNeeds.body.choices).toContainEqual({ id: speciesId, name: expect.any(String), kind: 'species' })
    const needs = {
      ...emptyPatientFit,
      weightKg: 92.5,
      fears: [speciesId, nala],
      preferredAnimalIds: [caline],
      note: secret,
    }
    const savedNeeds = await recordNeeds(needs)
    expect(savedNeeds).toMatchObject({ status: 200, body: needs })
    expect((await agenda.caller.get(`/patients/${agenda.patientId}/fit`)).body).toEqual(savedNeeds.body)
  })

  it('cannot be changed with a stale version', async () => {
    const { version } = (await recordNeeds({ weightKg: 60 })).body
    await recordNeeds({ weightKg: 61 })
    const changedNeeds = { ...emptyPatientFit, weightKg: 62 }
    const path = `/patients/${agenda.patientId}/fit`
    expect(await agenda.caller.put(path, changedNeeds, { 'if-match': `"${version}"` })).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await agenda.caller.get(path)).body.weightKg).toBe(61)
  })

  it.each([
    ['an invalid weight', { weightKg: 0 }, 400],
    ['an animal both preferred and to be avoided', { preferredAnimalIds: ['nala'], avoidedAnimalIds: ['nala'] }, 400],
    ['a species among the preferred animals', { preferredAnimalIds: ['species'] }, 404],
    ['an animal that does not exist', { fears: ['0190aaaa-0000-7000-8000-000000000000'] }, 404],
  ])('are refused with %s', async (_caseName, needs, status) => {
    const idsByName: Record<string, string> = { nala, species: speciesId }
    const needsWithIds = Object.entries(needs).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((id) => idsByName[id] ?? id) : value,
    ])
    expect((await recordNeeds(Object.fromEntries(needsWithIds))).status).toBe(status)
  })

  it('are refused with an animal of another practice', async () => {
    const otherPractice = await openAgenda(api)
    const otherPracticeAnimal = await otherPractice.createAnimal('Ailleurs')
    expect((await recordNeeds({ avoidedAnimalIds: [otherPracticeAnimal] })).status).toBe(404)
  })

  it('still contain an animal that was deleted later', async () => {
    await recordNeeds({ avoidedAnimalIds: [nala] })
    await agenda.caller.delete(`/animals/${nala}`)
    const { status, body } = await recordNeeds({ avoidedAnimalIds: [nala], weightKg: 60 })
    expect(status).toBe(200)
    expect(body.choices).toContainEqual({ id: nala, name: 'Nala', kind: 'animal' })
  })

  it("have an audit entry that names only the field 'fit'", async () => {
    await recordNeeds({ fears: [speciesId] })
    const [row] = await api.admin<{ details: object }>(
      "select details from audit where entity = 'patient' and tenant_id = $1 order by id desc limit 1",
      [agenda.tenantId],
    )
    expect(row?.details).toEqual({ fields: ['fit'] })
  })
})

const newPatientInput = (fit?: Partial<PatientFitInput>, change: object = {}) => ({
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Léa', lastname: 'Nouvelle', birthdate: null, nbHoursToDo: 0 },
  firm: null,
  ...(fit && { fit: { ...emptyPatientFit, ...fit } }),
  ...change,
})
const countPatients = async () => {
  const rows = await api.admin('select id from patient where tenant_id = $1', [agenda.tenantId])
  return rows.length
}

describe('the animal needs of a new patient', () => {
  it('are encrypted and saved with the patient, with an audit entry for the creation', async () => {
    const creation = await agenda.caller.post(
      '/patients',
      newPatientInput({ weightKg: 41.5, fears: [speciesId], note: secret }),
    )
    expect(creation.status).toBe(201)
    const { body } = await agenda.caller.get(`/patients/${creation.body.id}/fit`)
    expect(body).toMatchObject({ weightKg: 41.5, fears: [speciesId], note: secret })
    const rows = await api.admin<{ sealed: Buffer }>('select sealed from patient_fit where patient_id = $1', [
      creation.body.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.toString()).not.toContain('Chute')
    const auditEntries = await api.admin<{ act: string; details: object }>(
      "select act, details from audit where entity = 'patient' and entity_id = $1",
      [creation.body.id],
    )
    expect(auditEntries).toEqual([{ act: 'create', details: {} }])
  })

  it('are optional', async () => {
    const creation = await agenda.caller.post('/patients', newPatientInput())
    expect((await agenda.caller.get(`/patients/${creation.body.id}/fit`)).body).toMatchObject(emptyPatientFit)
  })

  it.each([
    [
      'an animal both preferred and to be avoided',
      () => ({ preferredAnimalIds: [nala], avoidedAnimalIds: [nala] }),
      400,
    ],
    ['a species among the preferred animals', () => ({ preferredAnimalIds: [speciesId] }), 404],
  ])('create no patient when they contain %s', async (_caseName, needs, status) => {
    const countBefore = await countPatients()
    const refusal = await agenda.caller.post('/patients', newPatientInput(needs()))
    expect(refusal.status).toBe(status)
    expect(await countPatients()).toBe(countBefore)
  })

  it('are refused with the invalid fields of the needs and of the patient', async () => {
    const individual = { firstname: 'Léa', lastname: '', birthdate: null, nbHoursToDo: 0 }
    const fit = { preferredAnimalIds: [nala], avoidedAnimalIds: [nala] }
    const { body } = await agenda.caller.post('/patients', newPatientInput(fit, { individual }))
    expect(body.problems.map(({ field }: { field: string }) => field)).toEqual([
      'individual.lastname',
      'fit.avoidedAnimalIds',
    ])
  })

  it('are not stored for a firm', async () => {
    const firm = { type: 'FIRM', individual: null, firm: { companyName: 'École du Lac', siren: '' } }
    const creation = await agenda.caller.post('/patients', newPatientInput({ weightKg: 60 }, firm))
    expect(creation.status).toBe(201)
    expect(await api.admin('select 1 from patient_fit where patient_id = $1', [creation.body.id])).toEqual([])
  })

  it('have the same species and animals to choose from as the needs of an existing patient', async () => {
    const otherPractice = await openAgenda(api)
    const otherPracticeAnimal = await otherPractice.createAnimal('Ailleurs')
    const { status, body } = await agenda.caller.get('/patients/fit-choices')
    expect(status).toBe(200)
    expect(body).toContainEqual({ id: caline, name: 'Câline', kind: 'animal' })
    expect(body).toContainEqual({ id: speciesId, name: expect.any(String), kind: 'species' })
    expect(body.map(({ id }: { id: string }) => id)).not.toContain(otherPracticeAnimal)
  })

  it('cannot be saved by members without PATIENTS, who cannot read the choices either', async () => {
    const assistant = await joinMember('AGENDA', 'ANIMALS')
    expect((await assistant.get('/patients/fit-choices')).status).toBe(403)
    const countBefore = await countPatients()
    expect((await assistant.post('/patients', newPatientInput({ weightKg: 60 }))).status).toBe(403)
    expect(await countPatients()).toBe(countBefore)
  })
})

describe('the animals offered for a session', () => {
  it('are preferred, fitting or incompatible, with the reason', async () => {
    await recordHeavyWeight()
    const { body } = await requestFits(agenda.caller)
    expect(body).toContainEqual({ animalId: nala, verdict: 'preferred', reasons: [] })
    expect(body).toContainEqual({
      animalId: caline,
      verdict: 'incompatible',
      reasons: ['pas de cavalier au-dessus de 80\u00a0kg, Dupont Marie pèse 92\u00a0kg'],
    })
  })

  it("have the worst verdict of several people, by their age on the session's day", async () => {
    await recordNeeds({ preferredAnimalIds: [nala] })
    const child = await agenda.createPatient({
      firstname: 'Tom',
      birthdate: `${Number(monday.slice(0, 4)) - 8}${monday.slice(4)}`,
    })
    const fitsOnMonday = await requestFits(agenda.caller, [agenda.patientId, child])
    expect(fitsOnMonday.body.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['fits', 'fits'])
    const fitsInPast = await requestFits(agenda.caller, [child], '2020-01-01')
    expect(fitsInPast.body).toContainEqual(expect.objectContaining({ animalId: caline, verdict: 'incompatible' }))
  })

  it('are fitting or incompatible, without reasons, for an assistant without PATIENTS', async () => {
    await recordHeavyWeight()
    const assistant = await joinMember('AGENDA')
    const { status, body } = await requestFits(assistant)
    expect(status).toBe(200)
    expect(body).toContainEqual({ animalId: caline, verdict: 'incompatible', reasons: [] })
    expect(body).toContainEqual({ animalId: nala, verdict: 'fits', reasons: [] })
    expect(JSON.stringify(body)).not.toMatch(/\bkg\b|Marie|Dupont|cavalier/)
    expect((await assistant.get(`/patients/${agenda.patientId}/fit`)).status).toBe(403)
  })

  it('cannot be read without AGENDA or by another practice', async () => {
    expect((await requestFits(await joinMember('PATIENTS', 'ANIMALS'))).status).toBe(403)
    const otherPractice = await openPractice(api)
    expect((await requestFits(api.as(otherPractice.token))).status).toBe(404)
    expect((await api.as(otherPractice.token).get(`/patients/${agenda.patientId}/fit`)).status).toBe(404)
  })
})

describe('a session with an animal that does not fit', () => {
  const reason = 'pas de cavalier au-dessus de 80\u00a0kg, Dupont Marie pèse 92\u00a0kg'
  const sentence = `Câline : ${reason}`
  beforeEach(async () => {
    await recordNeeds({ weightKg: 92 })
  })

  it('requires confirmation, then stores the decision with its author, time and reasons', async () => {
    expect(await agenda.postSession({ animalIds: [caline, nala] })).toMatchObject({
      status: 409,
      body: {
        errorCode: errorCode.sessionConflict,
        conflicts: [{ date: monday, kind: 'incompatible', id: caline, name: 'Câline', detail: sentence }],
      },
    })
    const [session] = await agenda.createSessions({
      animalIds: [caline, nala],
      force: true,
      forceReason: 'À pied, en longe',
    })
    expect(await readExceptions(session?.id ?? '')).toEqual([
      {
        animalId: caline,
        animalName: 'Câline',
        decidedBy: 'Alice Durand',
        decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        reasons: [reason],
        note: 'À pied, en longe',
      },
    ])
    const [row] = await agenda.listSessionRows()
    expect([row?.allow_overlap, row?.force_reason]).toEqual([false, null])
    const [entry] = await api.admin<{ details: object }>(
      "select details from audit where entity = 'session' and tenant_id = $1",
      [agenda.tenantId],
    )
    expect(entry?.details).toEqual({ fitExceptions: 1 })
  })

  it('hides the reasons from an assistant without PATIENTS', async () => {
    const assistant = await joinMember('AGENDA')
    const refusal = await assistant.post('/sessions', agenda.sessionInput({ animalIds: [caline] }))
    expect(refusal.body.conflicts).toEqual([
      { date: monday, kind: 'incompatible', id: caline, name: 'Câline', detail: 'Câline : incompatible' },
    ])
    const preview = await assistant.post('/sessions/preview', agenda.sessionInput({ animalIds: [caline] }))
    expect(preview.body.dates[0].verdicts.filter(({ kind }: { kind: string }) => kind === 'incompatible')).toEqual([
      { kind: 'incompatible', id: caline, name: 'Câline', detail: 'Câline : incompatible' },
    ])
    const forcedSession = await assistant.post('/sessions', agenda.sessionInput({ animalIds: [caline], force: true }))
    expect(forcedSession.status).toBe(201)
    const id = forcedSession.body.sessions[0].id
    expect(await readExceptions(id, assistant)).toMatchObject([
      { animalName: 'Câline', decidedBy: 'Bruno Petit', reasons: [], note: '' },
    ])
    expect(await readExceptions(id)).toMatchObject([{ decidedBy: 'Bruno Petit', reasons: [reason] }])
  })

  it('requires confirmation again when its patients change, but not for other changes', async () => {
    const [session] = await agenda.createSessions({ animalIds: [caline], force: true })
    const id = session?.id ?? ''
    expect((await agenda.changeSession(id, { animalIds: [caline], price: 75, startTime: '10:15' })).status).toBe(200)
    expect(await readExceptions(id)).toHaveLength(1)
    const lighterPatient = await agenda.createPatient({ firstname: 'Léa' })
    expect((await agenda.changeSession(id, { animalIds: [caline], patientId: lighterPatient })).status).toBe(200)
    expect(await readExceptions(id)).toEqual([])
    expect((await agenda.changeSession(id, { animalIds: [caline] })).body.conflicts).toMatchObject([
      { kind: 'incompatible' },
    ])
  })

  it('requires confirmation when the animal is added, and loses the exception when it is removed', async () => {
    const [session] = await agenda.createSessions({ animalIds: [nala] })
    const id = session?.id ?? ''
    expect((await agenda.changeSession(id, { animalIds: [nala, caline] })).body.conflicts).toMatchObject([
      { id: caline },
    ])
    expect((await agenda.changeSession(id, { animalIds: [nala, caline], force: true })).status).toBe(200)
    expect(await readExceptions(id)).toHaveLength(1)
    expect((await agenda.changeSession(id, { animalIds: [nala] })).status).toBe(200)
    expect(await readExceptions(id)).toEqual([])
  })

  it('requires confirmation on each date of a series, and stores exceptions for the confirmed dates', async () => {
    const dailySeries = { recurrence: 'DAY' as const, endDate: addDays(monday, 2), animalIds: [caline] }
    const days = [monday, addDays(monday, 1), addDays(monday, 2)]
    const conflicts = (await agenda.postSession(dailySeries)).body.conflicts
    expect(conflicts.map(({ date }: { date: string }) => date)).toEqual(days)
    const previewDates = (await agenda.previewSession(dailySeries)).body.dates
    expect(previewDates.map(({ verdicts }: { verdicts: object[] }) => verdicts)).toEqual(
      days.map(() => expect.arrayContaining([{ kind: 'incompatible', id: caline, name: 'Câline', detail: sentence }])),
    )
    const [firstDay, ...skipDates] = days
    const savedSessions = await agenda.createSessions({
      ...dailySeries,
      force: true,
      forceDates: [firstDay ?? ''],
      skipDates,
    })
    expect(savedSessions.map(({ date }) => date)).toEqual([monday])
    expect(await readExceptions(savedSessions[0]?.id ?? '')).toHaveLength(1)
  })

  it('stores an exception in each session of the series to which the animal is added', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'DAY', endDate: addDays(monday, 1), animalIds: [nala] })
    const [firstId = ''] = sessions.map(({ id }) => id)
    expect((await agenda.changeSession(firstId, { animalIds: [nala, caline] }, 'all')).body.conflicts).toHaveLength(2)
    expect((await agenda.changeSession(firstId, { animalIds: [nala, caline], force: true }, 'all')).status).toBe(200)
    for (const { id } of sessions) expect(await readExceptions(id)).toMatchObject([{ animalId: caline }])
  })

  it('requires confirmation once before a request is validated', async () => {
    const [session] = await agenda.createSessions({ animalIds: [nala] })
    const id = session?.id ?? ''
    await api.admin(
      'insert into session_animal (tenant_id, session_id, animal_id, during, live) select tenant_id, id, $2, during, live from session where id = $1',
      [id, caline],
    )
    await api.admin("update session set state = 'PENDING', expires_at = now() + interval '1 day' where id = $1", [id])
    const conflicts = [{ date: monday, kind: 'incompatible', id: caline, name: 'Câline', detail: sentence }]
    const animalIds = [caline, nala]
    expect(await agenda.caller.patch(`/sessions/${id}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionConflict, conflicts },
    })
    expect((await agenda.changeSession(id, { animalIds })).body.conflicts).toEqual(conflicts)
    expect((await agenda.changeSession(id, { animalIds, force: true, forceReason: 'En longe' })).status).toBe(200)
    expect((await agenda.changeSession(id, { animalIds, price: 75 })).status).toBe(200)
    expect((await agenda.caller.patch(`/sessions/${id}/validate`)).status).toBe(200)
    expect(await readExceptions(id)).toMatchObject([{ animalId: caline, reasons: [reason], note: 'En longe' }])
  })

  it('requires confirmation for an employee of a firm, but not when the animal works without a patient', async () => {
    const firm = await agenda.createPatient({ type: 'FIRM', company_name: 'Les Tilleuls' })
    const firmSession = { patientId: firm, selectedCorporatePatients: [agenda.patientId], animalIds: [caline] }
    expect((await agenda.postSession(firmSession)).body.conflicts).toMatchObject([
      { kind: 'incompatible', detail: sentence },
    ])
    expect((await agenda.postSession({ animalIds: [caline], withAnimalOnly: true, patientId: null })).status).toBe(201)
  })
})

it('animal needs and fit exceptions are encrypted: the database shows no weight, fear, note or reason', async () => {
  await recordNeeds({ weightKg: 187.3, fears: [nala], note: secret })
  await agenda.createSessions({ animalIds: [caline, nala], force: true, forceReason: secret })
  const rows = await api.admin<{ row: string }>(
    `select t::text as row from patient_fit t where tenant_id = $1 union all select t::text from fit_exception t where tenant_id = $1
     union all select t::text from session t where tenant_id = $1 union all select t::text from audit t where tenant_id = $1`,
    [agenda.tenantId],
  )
  expect(rows.length).toBeGreaterThanOrEqual(5)
  const bytes = Buffer.from(secret).toString('hex')
  for (const { row } of rows) {
    expect(row).not.toMatch(/187[.,]3|angoisse|peur|fear|weight|cavalier/)
    expect(row).not.toContain(bytes)
  }
})

it('animal needs are deleted with the patient, and fit exceptions with the session', async () => {
  await recordNeeds({ weightKg: 92 })
  await agenda.createSessions({ animalIds: [caline], force: true })
  const countRows = async (table: string) =>
    (await api.admin(`select 1 from ${table} where tenant_id = $1`, [agenda.tenantId])).length
  expect([await countRows('patient_fit'), await countRows('fit_exception')]).toEqual([1, 1])
  await api.admin('delete from session where tenant_id = $1', [agenda.tenantId])
  await api.admin('delete from patient where tenant_id = $1', [agenda.tenantId])
  expect([await countRows('patient_fit'), await countRows('fit_exception')]).toEqual([0, 0])
})
