import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPractice, testApp, type Caller, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { listValidities } from './validities.sql.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let raceId: string
let animalId: string
let healthPath: string

const animalInput = (name: string) => ({
  name,
  birthdate: null,
  clubId: null,
  ownerId: null,
  nbWorkingHoursByWeek: 8,
  typeId: raceId,
})

beforeAll(async () => {
  api = await testApp()
  raceId = (await api.admin<{ id: string }>('select id from race limit 1'))[0]?.id ?? ''
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
  animalId = (await alice.post('/animals', animalInput('Cadichon'))).body.id
  healthPath = `/animals/${animalId}/health`
})

const flu = { name: 'Grippe équine', date: '2026-03-01', validUntil: '2027-03-01' }
const dentist = { name: 'Dentiste', date: '2026-05-04', comments: 'Deux pointes limées' }

const listLatestValidities = (ids?: string[]) =>
  api.inTenant(practice.tenantId, async (tx) =>
    listValidities(tx, await api.services.encryption.cipherOf(tx, practice.tenantId), ids),
  )
const readValidities = async () => (await alice.get(`/animals/${animalId}`)).body.validities
const listRecords = async () => (await alice.get(healthPath)).body

async function addRecord(path: string, record: object) {
  const { status, body } = await alice.post(`${healthPath}/${path}`, record)
  expect(status).toBe(201)
  return body
}

describe('the health records of an animal', () => {
  it('are empty at first', async () => {
    expect(await listRecords()).toEqual({ vaccines: [], medicalAppointments: [] })
  })

  it('include vaccines, which can be added, changed and removed', async () => {
    const vaccine = await addRecord('vaccines', flu)
    expect(vaccine).toEqual({ id: expect.any(String), ...flu, version: expect.any(String) })
    const undatedVaccine = await addRecord('vaccines', { name: 'Tétanos', date: null })
    expect(undatedVaccine).toEqual({
      id: undatedVaccine.id,
      name: 'Tétanos',
      date: null,
      validUntil: null,
      version: expect.any(String),
    })
    expect(await listRecords()).toEqual({ vaccines: [vaccine, undatedVaccine], medicalAppointments: [] })
    const changedVaccine = await alice.put(`${healthPath}/vaccines/${undatedVaccine.id}`, {
      name: ' Tétanos ',
      date: '2026-04-01',
      validUntil: '2028-04-01',
    })
    expect(changedVaccine).toMatchObject({
      status: 200,
      body: { id: undatedVaccine.id, name: 'Tétanos', date: '2026-04-01', validUntil: '2028-04-01' },
    })
    expect((await alice.delete(`${healthPath}/vaccines/${vaccine.id}`)).status).toBe(204)
    expect(await listRecords()).toEqual({ vaccines: [changedVaccine.body], medicalAppointments: [] })
    expect((await alice.delete(`${healthPath}/vaccines/${vaccine.id}`)).status).toBe(404)
  })

  it('include medical appointments, latest first', async () => {
    const earlierAppointment = await addRecord('appointments', { ...dentist, date: '2025-05-04' })
    const laterAppointment = await addRecord('appointments', { ...dentist, validUntil: '2027-05-04' })
    expect(laterAppointment).toEqual({
      id: laterAppointment.id,
      ...dentist,
      validUntil: '2027-05-04',
      version: expect.any(String),
    })
    expect((await listRecords()).medicalAppointments).toEqual([laterAppointment, earlierAppointment])
    const changedAppointment = await alice.put(`${healthPath}/appointments/${earlierAppointment.id}`, {
      name: 'Maréchal',
      date: '2026-06-01',
      comments: '',
    })
    expect(changedAppointment).toMatchObject({
      status: 200,
      body: { id: earlierAppointment.id, name: 'Maréchal', comments: '', validUntil: null },
    })
    expect((await alice.delete(`${healthPath}/appointments/${laterAppointment.id}`)).status).toBe(204)
    expect((await listRecords()).medicalAppointments).toEqual([changedAppointment.body])
  })

  it.each([
    ['vaccines', { name: ' ', date: null }, [{ field: 'name', message: 'Nom obligatoire' }]],
    [
      'vaccines',
      { ...flu, validUntil: '2026-02-28' },
      [{ field: 'validUntil', message: 'La fin de validité précède la date' }],
    ],
    [
      'appointments',
      { ...dentist, validUntil: '2026-05-03' },
      [{ field: 'validUntil', message: 'La fin de validité précède la date' }],
    ],
  ])('of type %s are refused when invalid, and the stored record is kept', async (path, record, problems) => {
    expect(await alice.post(`${healthPath}/${path}`, record)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid, problems },
    })
    const { id } = await addRecord(path, path === 'vaccines' ? flu : dentist)
    const recordsBefore = await listRecords()
    expect((await alice.put(`${healthPath}/${path}/${id}`, record)).status).toBe(400)
    expect(await listRecords()).toEqual(recordsBefore)
  })

  it.each([
    ['vaccines', flu, { ...flu, validUntil: '2028-03-01' }],
    ['appointments', dentist, { ...dentist, comments: 'Trois pointes' }],
  ])('of type %s cannot be changed with a stale version', async (path, record, change) => {
    const { id, version } = await addRecord(path, record)
    const firstVersionHeaders = { 'if-match': `"${version}"` }
    expect((await alice.put(`${healthPath}/${path}/${id}`, change, firstVersionHeaders)).status).toBe(200)
    const changedRecords = await listRecords()
    expect(
      await alice.put(`${healthPath}/${path}/${id}`, { ...record, name: 'Autre' }, firstVersionHeaders),
    ).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect(await listRecords()).toEqual(changedRecords)
    // Saving the first content again restores the first version, although the encrypted bytes differ.
    await alice.put(`${healthPath}/${path}/${id}`, record)
    expect((await alice.put(`${healthPath}/${path}/${id}`, change, firstVersionHeaders)).status).toBe(200)
  })

  it('cannot be changed or deleted through the path of another animal', async () => {
    const { id } = await addRecord('vaccines', flu)
    const otherAnimalId = (await alice.post('/animals', animalInput('Praline'))).body.id
    expect((await alice.put(`/animals/${otherAnimalId}/health/vaccines/${id}`, flu)).status).toBe(404)
    expect((await alice.delete(`/animals/${otherAnimalId}/health/vaccines/${id}`)).status).toBe(404)
    expect((await alice.delete(`${healthPath}/appointments/${id}`)).status).toBe(404)
    expect((await listRecords()).vaccines).toHaveLength(1)
  })

  it('are audited without their content', async () => {
    const { id } = await addRecord('appointments', dentist)
    await alice.put(`${healthPath}/appointments/${id}`, { ...dentist, comments: 'Tout va bien' })
    await alice.delete(`${healthPath}/appointments/${id}`)
    const rows = await api.admin<{ act: string; details: object }>(
      `select act, details from audit where tenant_id = $1 and entity = 'medical_appointment' order by at, id`,
      [practice.tenantId],
    )
    expect(rows).toEqual(['create', 'update', 'delete'].map((act) => ({ act, details: {} })))
  })
})

describe('records with a validity date', () => {
  it('are returned with the animal, for each name only the record with the latest validity date', async () => {
    await addRecord('vaccines', flu)
    await addRecord('vaccines', { ...flu, name: 'grippe équine', date: '2025-03-01', validUntil: '2026-03-01' })
    await addRecord('vaccines', { name: 'Tétanos', date: '2026-01-01' })
    await addRecord('appointments', {
      name: "Certificat d'aptitude",
      date: '2026-01-01',
      comments: '',
      validUntil: '2026-12-31',
    })
    const expected = [
      { name: 'Grippe équine', validUntil: '2027-03-01' },
      { name: "Certificat d'aptitude", validUntil: '2026-12-31' },
    ]
    expect(
      (await readValidities()).toSorted((a: { validUntil: string }, b: { validUntil: string }) =>
        b.validUntil.localeCompare(a.validUntil),
      ),
    ).toEqual(expected)
    expect((await alice.get('/animals')).body[0].validities).toEqual(await readValidities())
  })

  it('can be listed for the given animals or for all animals', async () => {
    await addRecord('vaccines', flu)
    const expected = new Map([[animalId, [{ name: 'Grippe équine', validUntil: '2027-03-01' }]]])
    expect(await listLatestValidities()).toEqual(expected)
    expect(await listLatestValidities([animalId])).toEqual(expected)
    expect(await listLatestValidities([crypto.randomUUID()])).toEqual(new Map())
    expect(await listLatestValidities([])).toEqual(new Map())
  })
})
