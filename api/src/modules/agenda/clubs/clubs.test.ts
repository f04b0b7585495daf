import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildClubInput } from '../../../testing/buildClubInput.ts'
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

const clubInput = (name: string, change: object = {}) => buildClubInput({ name, ...change })
const addClub = async (input: object): Promise<string> => {
  const { status, body } = await alice.post('/clubs', input)
  expect(status).toBe(201)
  return body.id
}
const auditEntriesOf = (id: string) =>
  api.admin<{ act: string; account_id: string; details: object }>(
    "select act, account_id, details from audit where entity = 'club' and entity_id = $1 order by at, id",
    [id],
  )
const listNames = async () => (await alice.get('/clubs')).body.map(({ name }: { name: string }) => name)

describe('clubs', () => {
  it('can be added, read, changed and removed', async () => {
    const id = await addClub(clubInput(' Les Écuries ', { email: 'contact@ecuries.fr' }))
    const version = expect.any(String)
    const initialClub = { ...clubInput('Les Écuries', { email: 'contact@ecuries.fr' }), id, version }
    expect((await alice.get(`/clubs/${id}`)).body).toEqual(initialClub)
    const changedClub = { ...initialClub, name: 'Les Écuries du Lac', amountPerSession: 17.5 }
    const input = clubInput('Les Écuries du Lac', { email: 'contact@ecuries.fr', amountPerSession: 17.5 })
    expect(await alice.put(`/clubs/${id}`, input)).toMatchObject({ status: 200, body: changedClub })
    expect((await alice.get('/clubs')).body).toEqual([changedClub])
    expect((await alice.delete(`/clubs/${id}`)).status).toBe(204)
    expect((await alice.delete(`/clubs/${id}`)).status).toBe(404)
    expect((await alice.get(`/clubs/${id}`)).status).toBe(404)
    expect((await alice.put(`/clubs/${id}`, input)).status).toBe(404)
    expect((await alice.get(`/clubs/${id}/activity`)).status).toBe(404)
    expect(await listNames()).toEqual([])
  })

  it('cannot be changed with a stale version', async () => {
    const id = await addClub(clubInput('Les Écuries'))
    const { version } = (await alice.get(`/clubs/${id}`)).body
    const saveName = (name: string, ifMatchVersion: string) =>
      alice.put(`/clubs/${id}`, clubInput(name), { 'if-match': `"${ifMatchVersion}"` })
    const savedClub = await saveName('Le Pré', version)
    expect(savedClub.status).toBe(200)
    expect(await saveName('Le Lac', version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await alice.get(`/clubs/${id}`)).body.name).toBe('Le Pré')
    expect((await saveName('Le Lac', savedClub.body.version)).status).toBe(200)
    expect((await alice.get(`/clubs/${id}`)).body.name).toBe('Le Lac')
  })

  it('have an audit entry for creation, change and removal, with names of changed fields but no values', async () => {
    const input = clubInput('Les Écuries')
    const id = await addClub(input)
    await alice.put(`/clubs/${id}`, { ...input, email: 'contact@ecuries.fr', amountPerSession: 17.5 })
    await alice.delete(`/clubs/${id}`)
    const account_id = practice.therapistId
    expect(await auditEntriesOf(id)).toEqual([
      { act: 'create', account_id, details: {} },
      { act: 'update', account_id, details: { fields: ['email', 'amount_per_session'] } },
      { act: 'delete', account_id, details: {} },
    ])
  })

  it('have no audit entry for refused calls', async () => {
    const id = await addClub(clubInput('Les Écuries'))
    await addClub(clubInput('Étang'))
    expect((await alice.put(`/clubs/${id}`, clubInput('Étang'))).status).toBe(409)
    expect((await alice.put(`/clubs/${id}`, clubInput(''))).status).toBe(400)
    const otherPracticeMember = api.as((await openPractice(api)).token)
    expect((await otherPracticeMember.delete(`/clubs/${id}`)).status).toBe(404)
    expect(await auditEntriesOf(id)).toMatchObject([{ act: 'create' }])
  })

  it('are sorted in French order', async () => {
    for (const name of ['Zénith', 'écuries', 'Étang', 'Bois']) await addClub(clubInput(name))
    expect(await listNames()).toEqual(['Bois', 'écuries', 'Étang', 'Zénith'])
  })

  it('have unique names, ignoring accents and case; deleting a club frees its name', async () => {
    const id = await addClub(clubInput('Les Écuries'))
    const otherId = await addClub(clubInput('Le Pré'))
    expect(await alice.post('/clubs', clubInput('LES ECURIES'))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.clubNameTaken },
    })
    expect(await alice.put(`/clubs/${otherId}`, clubInput('les écuries '))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.clubNameTaken },
    })
    expect((await alice.put(`/clubs/${id}`, clubInput('LES ECURIES'))).status).toBe(200)
    await alice.delete(`/clubs/${id}`)
    await addClub(clubInput('Les Écuries'))
  })

  it('have unique e-mail addresses, which are optional', async () => {
    const id = await addClub(clubInput('Les Écuries', { email: 'contact@ecuries.fr' }))
    const otherId = await addClub(clubInput('Le Pré'))
    await addClub(clubInput('Le Bois'))
    expect(await alice.post('/clubs', clubInput('Le Lac', { email: 'Contact@ecuries.fr' }))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.clubEmailTaken },
    })
    expect(await alice.put(`/clubs/${otherId}`, clubInput('Le Pré', { email: 'contact@ecuries.fr' }))).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.clubEmailTaken },
    })
    await alice.delete(`/clubs/${id}`)
    expect((await alice.put(`/clubs/${otherId}`, clubInput('Le Pré', { email: 'contact@ecuries.fr' }))).status).toBe(
      200,
    )
  })

  it('are refused with the list of invalid fields, and not saved', async () => {
    const { status, body } = await alice.post('/clubs', clubInput('  ', { email: 'contact' }))
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 400, errorCode: errorCode.invalid })
    expect(body.problems).toEqual([
      { field: 'name', kind: 'required', message: 'Le nom du lieu ne peut être vide' },
      { field: 'email', kind: 'invalid', message: "L'adresse mail n'est pas valable" },
    ])
    expect((await alice.post('/clubs', clubInput('Le Pré', { amountPerSession: -1 }))).status).toBe(400)
    expect((await alice.post('/clubs', clubInput('Le Pré', { amountPerSession: 1.005 }))).status).toBe(400)
    expect(await listNames()).toEqual([])
  })

  it('can have the name of a club in another practice, which cannot read or change them', async () => {
    const id = await addClub(clubInput('Les Écuries', { email: 'contact@ecuries.fr' }))
    const otherPracticeMember = api.as((await openPractice(api)).token)
    expect(
      (await otherPracticeMember.post('/clubs', clubInput('Les Écuries', { email: 'contact@ecuries.fr' }))).status,
    ).toBe(201)
    expect((await otherPracticeMember.get(`/clubs/${id}`)).status).toBe(404)
    expect((await otherPracticeMember.put(`/clubs/${id}`, clubInput('X'))).status).toBe(404)
    expect((await otherPracticeMember.delete(`/clubs/${id}`)).status).toBe(404)
    expect(await listNames()).toEqual(['Les Écuries'])
  })

  it('can be listed, but neither opened nor changed, by members with AGENDA only', async () => {
    const id = await addClub(clubInput('Les Écuries'))
    const memberWithAgendaOnly = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await memberWithAgendaOnly.get('/clubs')).body).toHaveLength(1)
    for (const response of [
      await memberWithAgendaOnly.get(`/clubs/${id}`),
      await memberWithAgendaOnly.get(`/clubs/${id}/activity`),
      await memberWithAgendaOnly.post('/clubs', clubInput('X')),
      await memberWithAgendaOnly.delete(`/clubs/${id}`),
    ]) {
      expect(response.status).toBe(403)
    }
  })
})
