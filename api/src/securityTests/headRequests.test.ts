import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { listOperations } from '../testing/operations.ts'
import { openPatientAccount, testApp } from '../testing/practice.ts'
import { proofOf } from '../testing/proof.ts'
import { sampleOf } from '../testing/samples.ts'

// The operations are read from the OpenAPI document before the tests are declared, so that new calls are covered.
const api = await testApp()
const operations = (await listOperations(api)).filter(({ method }) => method === 'GET')
afterAll(() => api.close())

let practice: PopulatedPractice
let patientToken: string
beforeAll(async () => {
  practice = await openPopulatedPractice(api)
  patientToken = (await openPatientAccount(api)).token
})

const tables = await api.admin<{ name: string }>(
  "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')",
)
const hashQuery = tables
  .map(({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`)
  .join(' union all ')

/** Returns a hash of each table of the database. */
async function readTableHashes(): Promise<Record<string, string | null>> {
  const rows = await api.admin<{ name: string; hash: string | null }>(hashQuery)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

async function send(method: 'GET' | 'HEAD', url: string, token: string | undefined, headers = {}) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return api.app.inject({ method, url, headers: { ...authorization, ...headers } })
}

describe('a HEAD request', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'to %s has the status of GET, no body and no effect',
    async (_name, operation) => {
      const token = { bearer: practice.token, patient: patientToken, public: undefined, account: undefined }[
        operation.auth
      ]
      const proof = operation.auth === 'bearer' ? await proofOf(api, practice.token) : {}
      const url = `/api${sampleOf(operation, practice).url}`
      const hashesBefore = await readTableHashes()
      const headResponse = await send('HEAD', url, token, proof)
      expect(await readTableHashes()).toEqual(hashesBefore)
      const getResponse = await send('GET', url, token, proof)
      expect([headResponse.statusCode, headResponse.headers['content-type']]).toEqual([
        getResponse.statusCode,
        getResponse.headers['content-type'],
      ])
      expect(headResponse.body).toBe('')
    },
  )

  it('finds a calendar feed, and revalidates it', async () => {
    const { body } = await api.as(practice.token).post('/user/personalize/calendar-feed', { withPatients: false })
    const { pathname } = new URL(body.url)
    const headResponse = await send('HEAD', pathname, undefined)
    expect(headResponse.statusCode).toBe(200)
    expect(headResponse.headers['content-type']).toContain('text/calendar')
    const revalidation = { 'if-none-match': String(headResponse.headers.etag) }
    expect((await send('HEAD', pathname, undefined, revalidation)).statusCode).toBe(304)
    expect((await send('HEAD', `/api/calendars/${'x'.repeat(43)}.ics`, undefined)).statusCode).toBe(404)
  })

  it('generates no file, and returns the type of a document without its length', async () => {
    const headResponse = await send('HEAD', `/api/billings/${practice.ids.bill}`, practice.token)
    expect(headResponse.statusCode).toBe(200)
    expect(headResponse.headers['content-type']).toBe('application/pdf')
    expect(headResponse.headers).not.toHaveProperty('content-length')
  })

  it('is not recorded in the access log of a patient, unlike GET', async () => {
    const readCount = async () =>
      (await api.admin<{ count: number }>('select count(*)::int as count from access_log'))[0]?.count ?? 0
    // Uses a practice whose files were not read before, because a second reading in the same hour is not recorded.
    const unreadPractice = await openPopulatedPractice(api)
    const url = `/api/patients/${unreadPractice.ids.patient}/details`
    const countBefore = await readCount()
    expect((await send('HEAD', url, unreadPractice.token)).statusCode).toBe(200)
    expect(await readCount()).toBe(countBefore)
    expect((await send('GET', url, unreadPractice.token)).statusCode).toBe(200)
    expect(await readCount()).toBe(countBefore + 1)
  })

  it.each(['/_pages/', '/_pages/therapists', '/_pages/robots.txt', '/api/openapi.json', '/api/metrics', '/_mail/'])(
    'to %s, which is not in the contract, has the status of GET',
    async (url) => {
      const [headResponse, getResponse] = [await send('HEAD', url, undefined), await send('GET', url, undefined)]
      expect([headResponse.statusCode, headResponse.body]).toEqual([getResponse.statusCode, ''])
    },
  )
})
