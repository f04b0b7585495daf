import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
})

const aClub = (name: string, change: object = {}) => ({
  name,
  email: '',
  phoneNumber: '',
  amountPerSession: 15,
  address: { streetName: '1 chemin des Prés', zipCode: '69100', city: 'Villeurbanne' },
  ...change,
})
const addClub = async (input: object): Promise<string> => {
  const { status, body } = await alice.post('/clubs', input)
  expect(status).toBe(201)
  return body.id
}
const auditOf = (id: string) =>
  api.admin<{ act: string; account_id: string; details: object }>(
    "select act, account_id, details from audit where entity = 'club' and entity_id = $1 order by at, id",
    [id],
  )
const namesListed = async () => (await alice.get('/clubs')).body.map(({ name }: { name: string }) => name)

describe('places', () => {
  it('are added, read, changed and removed', async () => {
    const id = await addClub(aClub(' Les Écuries ', { email: 'contact@ecuries.fr' }))
    const version = expect.any(String)
    const kept = { ...aClub('Les Écuries', { email: 'contact@ecuries.fr' }), id, version }
    expect((await alice.get(`/clubs/${id}`)).body).toEqual(kept)
    const changed = { ...kept, name: 'Les Écuries du Lac', amountPerSession: 17.5 }
    const input = aClub('Les Écuries du Lac', { email: 'contact@ecuries.fr', amountPerSession: 17.5 })
    expect(await alice.put(`/clubs/${id}`, input)).toMatchObject({ status: 200, body: changed })
    expect((await alice.get('/clubs')).body).toEqual([changed])
    expect((await alice.delete(`/clubs/${id}`)).status).toBe(204)
    expect((await alice.delete(`/clubs/${id}`)).status).toBe(404)
    expect((await alice.get(`/clubs/${id}`)).status).toBe(404)
    expect((await alice.put(`/clubs/${id}`, input)).status).toBe(404)
    expect((await alice.get(`/clubs/${id}/activity`)).status).toBe(404)
    expect(await namesListed()).toEqual([])
  })

  it('cannot be changed with a stale version', async () => {
    const id = await addClub(aClub('Les Écuries'))
    const { version } = (await alice.get(`/clubs/${id}`)).body
    const put = (name: string, seen: string) => alice.put(`/clubs/${id}`, aClub(name), { 'if-match': `"${seen}"` })
    const saved = await put('Le Pré', version)
    expect(saved.status).toBe(200)
    expect(await put('Le Lac', version)).toMatchObject({ status: 412, body: { errorCode: 'E412' } })
    expect((await alice.get(`/clubs/${id}`)).body.name).toBe('Le Pré')
    expect((await put('Le Lac', saved.body.version)).status).toBe(200)
    expect((await alice.get(`/clubs/${id}`)).body.name).toBe('Le Lac')
  })

  it('are audited: who created, changed and removed them, and which fields, without their values', async () => {
    const input = aClub('Les Écuries')
    const id = await addClub(input)
    await alice.put(`/clubs/${id}`, { ...input, email: 'contact@ecuries.fr', amountPerSession: 17.5 })
    await alice.delete(`/clubs/${id}`)
    const account_id = practice.therapistId
    expect(await auditOf(id)).toEqual([
      { act: 'create', account_id, details: {} },
      { act: 'update', account_id, details: { fields: ['email', 'amount_per_session'] } },
      { act: 'delete', account_id, details: {} },
    ])
  })

  it('are not audited for refused calls', async () => {
    const id = await addClub(aClub('Les Écuries'))
    await addClub(aClub('Étang'))
    expect((await alice.put(`/clubs/${id}`, aClub('Étang'))).status).toBe(409)
    expect((await alice.put(`/clubs/${id}`, aClub(''))).status).toBe(400)
    const stranger = api.as((await openPractice(api)).token)
    expect((await stranger.delete(`/clubs/${id}`)).status).toBe(404)
    expect(await auditOf(id)).toMatchObject([{ act: 'create' }])
  })

  it('are sorted in French order', async () => {
    for (const name of ['Zénith', 'écuries', 'Étang', 'Bois']) await addClub(aClub(name))
    expect(await namesListed()).toEqual(['Bois', 'écuries', 'Étang', 'Zénith'])
  })

  it('have unique names, ignoring accents and case; a deleted one frees its name', async () => {
    const id = await addClub(aClub('Les Écuries'))
    const other = await addClub(aClub('Le Pré'))
    expect(await alice.post('/clubs', aClub('LES ECURIES'))).toMatchObject({ status: 409, body: { errorCode: 'E119' } })
    expect(await alice.put(`/clubs/${other}`, aClub('les écuries '))).toMatchObject({
      status: 409,
      body: { errorCode: 'E119' },
    })
    expect((await alice.put(`/clubs/${id}`, aClub('LES ECURIES'))).status).toBe(200)
    await alice.delete(`/clubs/${id}`)
    await addClub(aClub('Les Écuries'))
  })

  it('have unique e-mail addresses, or none', async () => {
    const id = await addClub(aClub('Les Écuries', { email: 'contact@ecuries.fr' }))
    const other = await addClub(aClub('Le Pré'))
    await addClub(aClub('Le Bois'))
    expect(await alice.post('/clubs', aClub('Le Lac', { email: 'Contact@ecuries.fr' }))).toMatchObject({
      status: 409,
      body: { errorCode: 'E120' },
    })
    expect(await alice.put(`/clubs/${other}`, aClub('Le Pré', { email: 'contact@ecuries.fr' }))).toMatchObject({
      status: 409,
      body: { errorCode: 'E120' },
    })
    await alice.delete(`/clubs/${id}`)
    expect((await alice.put(`/clubs/${other}`, aClub('Le Pré', { email: 'contact@ecuries.fr' }))).status).toBe(200)
  })

  it('with errors are refused with the fields to correct, and are not saved', async () => {
    const { status, body } = await alice.post('/clubs', aClub('  ', { email: 'contact' }))
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 400, errorCode: 'E400' })
    expect(body.problems).toEqual([
      { field: 'name', kind: 'required', message: 'Le nom du lieu ne peut être vide' },
      { field: 'email', kind: 'invalid', message: "L'adresse mail n'est pas valable" },
    ])
    expect((await alice.post('/clubs', aClub('Le Pré', { amountPerSession: -1 }))).status).toBe(400)
    expect((await alice.post('/clubs', aClub('Le Pré', { amountPerSession: 1.005 }))).status).toBe(400)
    expect(await namesListed()).toEqual([])
  })

  it('can have the name of a place of another practice, and stay out of its reach', async () => {
    const id = await addClub(aClub('Les Écuries', { email: 'contact@ecuries.fr' }))
    const stranger = api.as((await openPractice(api)).token)
    expect((await stranger.post('/clubs', aClub('Les Écuries', { email: 'contact@ecuries.fr' }))).status).toBe(201)
    expect((await stranger.get(`/clubs/${id}`)).status).toBe(404)
    expect((await stranger.put(`/clubs/${id}`, aClub('X'))).status).toBe(404)
    expect((await stranger.delete(`/clubs/${id}`)).status).toBe(404)
    expect(await namesListed()).toEqual(['Les Écuries'])
  })

  it('are for members with CLUBS; the agenda may read the list', async () => {
    const id = await addClub(aClub('Les Écuries'))
    const planner = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await planner.get('/clubs')).body).toHaveLength(1)
    for (const response of [
      await planner.get(`/clubs/${id}`),
      await planner.get(`/clubs/${id}/activity`),
      await planner.post('/clubs', aClub('X')),
      await planner.delete(`/clubs/${id}`),
    ]) {
      expect(response.status).toBe(403)
    }
  })
})
