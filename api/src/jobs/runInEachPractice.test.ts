import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { openPractice, testApp, type TestApp } from '../testing/practice.ts'
import { runInEachPractice } from './runInEachPractice.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const readZone = async (tenantId: string) =>
  (await api.admin<{ time_zone: string }>('select time_zone from tenant where id = $1', [tenantId]))[0]?.time_zone

describe('the work of a job in each practice', () => {
  it('reaches only the rows of the practice, continues after an error, and throws the error at the end', async () => {
    const [first, failing, last] = [await openPractice(api), await openPractice(api), await openPractice(api)]
    const ids = [first, failing, last].map(({ tenantId }) => tenantId)
    const run = runInEachPractice(api.services, ids, async (tx, tenantId) => {
      await sql`update tenant set time_zone = 'Indian/Reunion'`.execute(tx)
      if (tenantId === failing.tenantId) throw new Error('this practice fails')
    })
    await expect(run).rejects.toThrow('this practice fails')
    const untouched = await openPractice(api)
    expect(await Promise.all([...ids, untouched.tenantId].map(readZone))).toEqual([
      'Indian/Reunion',
      'Europe/Paris',
      'Indian/Reunion',
      'Europe/Paris',
    ])
  })
})
