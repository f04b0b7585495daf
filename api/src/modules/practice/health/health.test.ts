import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('the health checks', () => {
  it('report that the API is alive and ready', async () => {
    expect(await api.as().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await api.as().get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('report that the API is not ready before the newest migration', async () => {
    const [newestMigration] = await api.admin<{ name: string; checksum: string }>(
      'delete from migration where name = (select max(name) from migration) returning *',
    )
    expect(await api.as().get('/ready')).toMatchObject({ status: 503, body: { errorCode: errorCode.unavailable } })
    await api.admin('insert into migration (name, checksum) values ($1, $2)', [
      newestMigration?.name,
      newestMigration?.checksum,
    ])
    expect((await api.as().get('/ready')).status).toBe(200)
  })
})
