import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { inTransaction } from '../db.ts'
import type { Mailer } from '../mail/mailer.ts'
import { testApp, type TestApp } from '../testing/practice.ts'
import { takeJobs } from './jobs.sql.ts'
import { purge } from './purge.ts'
import { enqueue } from './queue.ts'
import { startWorker, waitAfter, workOnce, type WorkerOptions } from './worker.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
afterEach(() => api.admin('delete from job'))

const queue = (count = 1) =>
  inTransaction(api.database, async (tx) => {
    for (let index = 0; index < count; index += 1) await enqueue(tx, { kind: 'mail', payload: { index } })
  })
const withMailer = (deliver: Mailer['deliver']): WorkerOptions => ({
  services: api.services,
  log: api.app.log,
  mailer: { deliver, close: async () => {} },
})
const jobs = () =>
  api.admin<{
    attempts: number
    done_at: Date | null
    failed_at: Date | null
    run_at: Date
    last_error: string | null
    leased_until: Date | null
  }>('select * from job')
const broken = async () => {
  throw Object.assign(new Error('550 zoe@exemple.fr unknown'), { code: 'EENVELOPE', responseCode: 550 })
}

describe('the worker', () => {
  it('does each job once, however many workers there are', async () => {
    await queue(40)
    const done: unknown[] = []
    const options = withMailer(async ({ payload }) => void done.push(payload))
    const workers = Array.from({ length: 4 }, async () => {
      while ((await workOnce(options)) > 0);
    })
    await Promise.all(workers)
    expect(done).toHaveLength(40)
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40)
  })

  it('tries a failed job again later, and keeps no message in which an address may stand', async () => {
    await queue()
    const before = Date.now()
    await workOnce(withMailer(broken))
    const [job] = await jobs()
    expect(job).toMatchObject({
      attempts: 1,
      done_at: null,
      failed_at: null,
      last_error: 'Error EENVELOPE 550',
      leased_until: null,
    })
    expect(job?.run_at.getTime()).toBeGreaterThan(before + 4_000)
    expect(await workOnce(withMailer(broken))).toBe(0)
    await api.admin('update job set run_at = now()')
    await workOnce(withMailer(async () => {}))
    expect(await jobs()).toMatchObject([{ attempts: 2, done_at: expect.any(Date) }])
  })

  it('gives a job up after twelve tries, and keeps it', async () => {
    await queue()
    await api.admin('update job set attempts = 11')
    await workOnce(withMailer(broken))
    expect(await jobs()).toMatchObject([{ attempts: 12, failed_at: expect.any(Date) }])
    await api.admin('update job set run_at = now()')
    expect(await workOnce(withMailer(broken))).toBe(0)
  })

  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [12, 3600],
  ])('waits after try %d for %d seconds', (attempts, seconds) => {
    expect(waitAfter(attempts)).toBe(seconds)
  })

  it('takes up what a worker that died had in hand, once its lease is over', async () => {
    await queue()
    expect(await takeJobs(api.database, 5)).toHaveLength(1)
    expect(await takeJobs(api.database, 5)).toHaveLength(0)
    await api.admin("update job set leased_until = now() - interval '1 second'")
    expect(await takeJobs(api.database, 5)).toHaveLength(1)
  })

  it('ends the job in hand before it stops', async () => {
    await queue()
    let ended = false
    const { promise: underWay, resolve: begun } = Promise.withResolvers<void>()
    const worker = startWorker(
      withMailer(async () => {
        begun()
        await new Promise((resolve) => setTimeout(resolve, 300))
        ended = true
      }),
    )
    await underWay
    await worker.stop()
    expect(ended).toBe(true)
    expect(await jobs()).toMatchObject([{ done_at: expect.any(Date) }])
  })
})

describe('the purge', () => {
  it('takes away what has served, and nothing that still serves', async () => {
    await queue(3)
    await api.admin(
      "update job set done_at = now() - interval '31 days' where id = (select min(id::text)::uuid from job)",
    )
    await api.admin('update job set done_at = now() where id = (select max(id::text)::uuid from job)')
    await api.admin(`insert into auth.idempotency (account_id, key, route, request_hash, created_at)
      values (gen_random_uuid(), 'old', '/', '', now() - interval '25 hours'), (gen_random_uuid(), 'new', '/', '', now())`)
    await purge(api.database)
    expect(await jobs()).toHaveLength(2)
    expect(await api.admin('select key from auth.idempotency')).toEqual([{ key: 'new' }])
  })
})
