import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { purge } from '../jobs/purge.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../testing/practice.ts'

let api: TestApp
let practice: TestPractice
beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api)
})
afterAll(() => api.close())

const buildPatient = (lastname: string) => ({
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Zoé', lastname, birthdate: null, nbHoursToDo: 0 },
  firm: null,
})
const addPatient = (key: string, lastname: string, token = practice.token) =>
  api.as(token).post('/patients', buildPatient(lastname), { 'idempotency-key': key })
const countPatients = async (lastname: string) =>
  (await api.admin('select from patient where lastname = $1', [lastname])).length

describe('a POST with an Idempotency-Key', () => {
  it('runs once and gets the same response each time', async () => {
    const first = await addPatient('k1', 'Unique')
    const again = await addPatient('k1', 'Unique')
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await countPatients('Unique')).toBe(1)
  })

  it('runs once when it is sent twice concurrently', async () => {
    const responses = await Promise.all([addPatient('k2', 'Ensemble'), addPatient('k2', 'Ensemble')])
    expect(responses.map(({ body }) => body.id)).toEqual([responses[0]?.body.id, responses[0]?.body.id])
    expect(await countPatients('Ensemble')).toBe(1)
  })

  it('is refused if a repeat has another body', async () => {
    await addPatient('k3', 'Premier')
    expect((await addPatient('k3', 'Second')).status).toBe(409)
    expect(await countPatients('Second')).toBe(0)
  })

  it('can be repeated after a failure', async () => {
    expect((await addPatient('k4', '')).status).toBe(400)
    expect((await addPatient('k4', 'Corrigé')).status).toBe(201)
  })

  it("does not clash with another member's key of the same name", async () => {
    const other = await openPractice(api)
    const first = await addPatient('k5', 'Ici')
    const second = await addPatient('k5', 'Ici', other.token)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})

/** Returns the stored responses, encrypted or not, as a database dump contains them. */
const dumpStoredResponses = async () =>
  JSON.stringify(
    await api.admin(
      `select t::text as row from auth.idempotency t
       union all select t::text || encode(t.result, 'escape') from idempotent_result t`,
    ),
  )

describe('the stored response of a repeated call', () => {
  it('is encrypted in the database', async () => {
    await addPatient('s1', 'Illisible')
    expect(await dumpStoredResponses()).not.toContain('Illisible')
    expect(await addPatient('s1', 'Illisible')).toMatchObject({
      status: 201,
      body: { individual: { lastname: 'Illisible' } },
    })
  })

  it('is hidden from other practices by row-level security', async () => {
    await addPatient('s2', 'Cloison')
    const other = await openPractice(api)
    const readAs = (tenantId: string) =>
      api.inTenant(tenantId, (tx) => tx.selectFrom('idempotent_result').select('key').where('key', '=', 's2').execute())
    expect(await readAs(practice.tenantId)).toEqual([{ key: 's2' }])
    expect(await readAs(other.tenantId)).toEqual([])
  })

  it('is deleted with the row that it refers to, and a repeat is then refused (404)', async () => {
    const { id } = (await addPatient('s3', 'Effacé')).body
    expect((await api.as(practice.token).delete(`/patients/${id}`)).status).toBe(204)
    expect(await api.admin("select from idempotent_result where key = 's3'")).toEqual([])
    expect((await addPatient('s3', 'Effacé')).status).toBe(404)
    expect(await countPatients('Effacé')).toBe(1)
  })

  it('is deleted after a day, and by the foreign key when its practice is deleted', async () => {
    const shortLivedPractice = await openPractice(api)
    await addPatient('s4', 'Fermé', shortLivedPractice.token)
    await api.admin("update auth.idempotency set created_at = now() - interval '25 hours' where key = 's4'")
    await purge(api.database)
    expect(await api.admin("select from idempotent_result where key = 's4'")).toEqual([])
    const [foreignKey] = await api.admin<{ onDelete: string }>(
      `select confdeltype as "onDelete" from pg_constraint where conname = 'idempotent_result_tenant'`,
    )
    expect(foreignKey).toEqual({ onDelete: 'c' })
  })

  it('is still returned if a replica of the former version stored it', async () => {
    const first = await addPatient('s5', 'Ancien')
    await api.admin("delete from idempotent_result where key = 's5'")
    await api.admin("update auth.idempotency set sealed = false, answer = $1 where key = 's5'", [
      JSON.stringify(first.body),
    ])
    expect(await addPatient('s5', 'Ancien')).toMatchObject({ status: 201, body: first.body })
    expect(await countPatients('Ancien')).toBe(1)
  })
})
