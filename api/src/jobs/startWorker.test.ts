import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { JobWithMetadata } from 'pg-boss'
import { inTransaction, openDatabase } from '../db.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import { passwordChangedEmail } from '../mail/emails/passwordChanged.email.ts'
import { sendEmail } from '../mail/sendEmail.ts'
import { jobDependencies, jobs as allJobs } from '../modules/background.ts'
import { testApp, type TestApp } from '../testing/practice.ts'
import { workAllDueJobs, workDueJobs, type TestWorker } from '../testing/workDueJobs.ts'
import { queueOptions } from './insertMissingQueues.sql.ts'
import { deleteFilesJob } from './deleteFiles.job.ts'
import { defineJob, noData } from './job.ts'
import { insertLeases } from './jobLeases.ts'
import { jobQueueOf, openJobQueue } from './jobQueue.ts'
import { purge } from './purge.ts'
import { deadLetterQueue, noRetry } from './retryPolicies.ts'
import { sendJob } from './sendJob.ts'
import { startWorker } from './startWorker.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
afterEach(async () => {
  await api.admin('delete from jobs.job')
  await api.admin('delete from letter')
  await api.admin('delete from jobs.job_lease')
})

let emailCount = 0
const queueEmails = (count = 1) =>
  inTransaction(api.database, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await sendEmail(tx, {
        email: passwordChangedEmail,
        to: { name: 'Zoé', address: 'zoe@exemple.fr' },
        data: {},
        key: `email-${(emailCount += 1)}`,
      })
  })
const buildTestWorker = (send: MailTransport['send']): TestWorker => ({
  services: api.services,
  log: api.app.log,
  mailTransport: { send, close: async () => {} },
})
interface JobRow {
  id: string
  name: string
  state: string
  data: object
  output: object | null
  retry_count: number
  start_after: Date
  source_name: string | null
}
const readJobs = () => api.admin<JobRow>(`select * from jobs.job where name <> '__pgboss__send-it'`)
const startTestWorker = ({ services, mailTransport, log }: TestWorker, name = 'worker-1:80') =>
  startWorker(services.settings.databaseUrl, {
    name,
    jobs: allJobs,
    dependencies: jobDependencies(services, mailTransport),
    log,
  })
const refuseEmail = async () => {
  throw Object.assign(new Error('550 zoe@exemple.fr unknown'), { code: 'EENVELOPE', responseCode: 550 })
}
const getBoss = () => inTransaction(api.database, async (tx) => jobQueueOf(tx))
const waitUntil = async (isReached: () => Promise<boolean>) => {
  while (!(await isReached())) await pause(50)
}

describe('the worker', () => {
  it('runs each job once, with any number of workers', async () => {
    await queueEmails(40)
    const sentIds: string[] = []
    const options = buildTestWorker(async ({ id }) => void sentIds.push(id))
    const workers = Array.from({ length: 4 }, async () => {
      await workAllDueJobs(options)
    })
    await Promise.all(workers)
    expect(sentIds).toHaveLength(40)
    expect(new Set(sentIds).size).toBe(40)
  })

  it('gets no job from a transaction that fails', async () => {
    const failedTransaction = inTransaction(api.database, async (tx) => {
      await sendJob(tx, deleteFilesJob, { keys: ['a/b'] })
      throw new Error('not after all')
    })
    await expect(failedTransaction).rejects.toThrow('not after all')
    expect(await readJobs()).toEqual([])
  })

  it("gets an e-mail's job with the e-mail's id and without its content", async () => {
    await queueEmails()
    const [email] = await api.admin<{ id: string }>('select id from letter')
    expect(await readJobs()).toMatchObject([{ id: email?.id, data: { letterId: email?.id } }])
  })

  it('retries a failed job later, and stores only the name and codes of its error, not the message', async () => {
    await queueEmails()
    const start = Date.now()
    await workDueJobs(buildTestWorker(refuseEmail))
    const [job] = await readJobs()
    expect(job).toMatchObject({ state: 'retry', output: { error: 'Error EENVELOPE 550' } })
    expect(job?.start_after.getTime()).toBeGreaterThan(start + 4_000)
    expect(await workDueJobs(buildTestWorker(refuseEmail))).toBe(0)
    await api.admin('update jobs.job set start_after = now()')
    await workDueJobs(buildTestWorker(async () => {}))
    expect(await readJobs()).toMatchObject([{ state: 'completed', retry_count: 1 }])
  })

  it('moves a job to the dead letter queue after twelve failed attempts', async () => {
    await queueEmails()
    await api.admin('update jobs.job set retry_count = 11')
    await workDueJobs(buildTestWorker(refuseEmail))
    const [email] = await api.admin<{ id: string }>('select id from letter')
    const data = { letterId: email?.id }
    const found = await readJobs()
    expect(found.find(({ name }) => name === 'deliverLetter')).toMatchObject({ state: 'failed', data })
    const deadLetter = found.find(({ name }) => name === deadLetterQueue)
    expect(deadLetter).toMatchObject({ state: 'created', data, source_name: 'deliverLetter' })
    await api.admin('update jobs.job set start_after = now()')
    expect(await workDueJobs(buildTestWorker(refuseEmail))).toBe(0)
    await (await getBoss()).redrive(deadLetterQueue)
    expect(await workDueJobs(buildTestWorker(async () => {}))).toBe(1)
  })

  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [11, 3600],
  ])(
    'waits after attempt %d for at least %d seconds, and at most twice as long or an hour',
    async (attempts, seconds) => {
      await queueEmails()
      await api.admin('update jobs.job set retry_count = $1', [attempts - 1])
      const [timeBefore] = await api.admin<{ at: string }>('select now()::text as at')
      await workDueJobs(buildTestWorker(refuseEmail))
      // The failure happens between the two measurements of the time, so the real delay is between both results.
      const [delay] = await api.admin<{ sinceBefore: number; fromNow: number }>(
        `select extract(epoch from start_after - $1::timestamptz)::float8 as "sinceBefore",
        extract(epoch from start_after - now())::float8 as "fromNow" from jobs.job`,
        [timeBefore?.at],
      )
      expect(delay?.sinceBefore).toBeGreaterThanOrEqual(seconds)
      expect(delay?.fromNow).toBeLessThanOrEqual(Math.min(2 * seconds, 3600))
    },
  )

  it('takes over the jobs of a dead worker once their timeout has passed', async () => {
    await queueEmails()
    const queues = await getBoss()
    expect(await queues.fetch('deliverLetter')).toHaveLength(1)
    expect(await queues.fetch('deliverLetter')).toHaveLength(0)
    await api.admin("update jobs.job set started_on = now() - interval '3 minutes'")
    // Resets the time of the last check: the worker of an earlier test may have checked the queues just before.
    await api.admin('update jobs.queue set monitor_on = null, monitor_claim_on = null')
    await queues.supervise()
    await api.admin('update jobs.job set start_after = now()')
    expect(await queues.fetch('deliverLetter')).toHaveLength(1)
  })

  it.each([
    { title: 'releases at start the jobs of its former process, counted as a failed attempt', name: 'worker-1:80' },
    { title: 'leaves the jobs of other workers', name: 'worker-2:80' },
  ])('$title', async ({ name }) => {
    const isSameWorker = name === 'worker-1:80'
    const boss = await getBoss()
    const leasedJobs: JobWithMetadata<unknown>[] = []
    await queueEmails(2)
    await inTransaction(api.database, (tx) => sendJob(tx, deleteFilesJob, { keys: [] }))
    for (const queue of ['deliverLetter', deleteFilesJob.name])
      leasedJobs.push(...(await boss.fetch(queue, { batchSize: 5, includeMetadata: true })))
    expect(leasedJobs).toHaveLength(3)
    await insertLeases(boss, 'worker-1:80', leasedJobs)
    const worker = startTestWorker(
      buildTestWorker(async () => {}),
      name,
    )
    const readStates = async () =>
      (await readJobs()).filter(({ id }) => leasedJobs.some((job) => job.id === id)).map(({ state }) => state)
    try {
      if (isSameWorker) {
        await waitUntil(async () => (await readStates()).every((state) => state !== 'active'))
        await api.admin('update jobs.job set start_after = now()')
        await waitUntil(async () => (await readStates()).every((state) => state === 'completed'))
      } else {
        await queueEmails()
        await waitUntil(async () => (await readJobs()).some(({ state }) => state === 'completed'))
      }
    } finally {
      await worker.stop()
    }
    const found = (await readJobs()).filter(({ id }) => leasedJobs.some((job) => job.id === id))
    expect(found.map(({ state, retry_count }) => [state, retry_count])).toEqual(
      Array.from({ length: 3 }, () => (isSameWorker ? ['completed', 1] : ['active', 0])),
    )
    expect(await api.admin('select from jobs.job_lease')).toHaveLength(isSameWorker ? 0 : 3)
  })

  it('finishes the running job before it stops', async () => {
    await queueEmails()
    let isEnded = false
    const { promise: firstSending, resolve: resolveFirstSending } = Promise.withResolvers<void>()
    const worker = startTestWorker(
      buildTestWorker(async () => {
        resolveFirstSending()
        await pause(300)
        isEnded = true
      }),
    )
    await firstSending
    await worker.stop()
    expect(isEnded).toBe(true)
    expect((await readJobs()).filter(({ name }) => name === 'deliverLetter')).toMatchObject([{ state: 'completed' }])
  })
})

describe('the schedules', () => {
  it('send their jobs once when several replicas run', async () => {
    // Resets the scheduler: the worker of an earlier test may already have sent this minute's jobs.
    await api.admin('update jobs.version set cron_on = null')
    const workers = [startTestWorker(buildTestWorker(async () => {})), startTestWorker(buildTestWorker(async () => {}))]
    const readExpiryJobs = () =>
      api.admin(`select from jobs.job where name = 'expireDueRequests' and state = 'completed'`)
    try {
      await waitUntil(async () => (await readExpiryJobs()).length > 0)
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
    }
    const repeated = await api.admin(`select singleton_key, singleton_on from jobs.job where name = '__pgboss__send-it'
      group by singleton_key, singleton_on having count(*) > 1`)
    expect(repeated).toEqual([])
  })
})

describe('the queues of the database', () => {
  it("are exactly the declared jobs' queues and the dead letter queue", async () => {
    const queues = await api.admin<{ name: string }>(`select name from jobs.queue where name not like '\\_\\_pgboss%'`)
    expect(queues.map(({ name }) => name).toSorted()).toEqual(
      [...allJobs.map(({ name }) => name), deadLetterQueue].toSorted(),
    )
  })
})

describe('a declared job', () => {
  interface QueueRow {
    policy: string
    retry_limit: number
    retry_delay: number
    retry_backoff: boolean
    retry_delay_max: number | null
    expire_seconds: number
    retention_seconds: number
    deletion_seconds: number
    dead_letter: string | null
    heartbeat_seconds: number | null
    cron: string | null
    timezone: string | null
  }
  const readQueue = async (name: string) => {
    const [row] = await api.admin<QueueRow>(
      'select q.*, s.cron, s.timezone from jobs.queue q left join jobs.schedule s on s.name = q.name where q.name = $1',
      [name],
    )
    return row
  }
  const defaultRetentionSeconds = 1_209_600

  it.each(allJobs.map((job) => [job.name, job] as const))(
    '%s has the declared queue options and schedule in the database',
    async (name, job) => {
      const options = queueOptions(job)
      expect(await readQueue(name)).toMatchObject({
        policy: options.policy,
        retry_limit: options.retryLimit,
        retry_delay: options.retryDelay ?? 0,
        retry_backoff: options.retryBackoff ?? false,
        retry_delay_max: options.retryDelayMax ?? null,
        expire_seconds: options.expireInSeconds,
        retention_seconds: options.retentionSeconds ?? defaultRetentionSeconds,
        deletion_seconds: options.deleteAfterSeconds,
        dead_letter: options.deadLetter ?? null,
        heartbeat_seconds: options.heartbeatSeconds ?? null,
        cron: job.schedule ?? null,
        timezone: job.schedule === undefined ? null : 'UTC',
      })
    },
  )

  it("gets its queue and schedule when the API starts if it is new, with the rights of the API's role", async () => {
    let runs = 0
    const newJob = defineJob({
      name: 'countRuns',
      data: noData,
      schedule: '30 4 * * *',
      retry: noRetry,
      timeoutSeconds: 60,
      run: async () => void (runs += 1),
    })
    for (let replica = 1; replica <= 2; replica += 1) {
      // Uses another database object: closing the queue of `api.database` would stop the other tests from sending jobs.
      const database = await openDatabase(api.services.settings.databaseUrl)
      const jobQueue = openJobQueue(database, [...allJobs, newJob])
      await jobQueue.opened
      if (replica === 2) await inTransaction(database, (tx) => sendJob(tx, newJob, {}))
      await jobQueue.close()
      await database.destroy()
    }
    expect(await readQueue('countRuns')).toMatchObject({ retry_limit: 0, expire_seconds: 60, cron: '30 4 * * *' })
    const worker = startWorker(api.services.settings.databaseUrl, {
      name: 'worker-1:80',
      jobs: [newJob],
      dependencies: jobDependencies(api.services, { send: async () => {}, close: async () => {} }),
      log: api.app.log,
    })
    try {
      await waitUntil(async () => runs > 0)
    } finally {
      await worker.stop()
      await api.admin(`delete from jobs.job where name = 'countRuns'`)
      await api.admin(`delete from jobs.queue where name = 'countRuns'`)
    }
    expect(runs).toBe(1)
  })

  it('fails when its data does not match its schema', async () => {
    const dependencies = jobDependencies(api.services, { send: async () => {}, close: async () => {} })
    const runWithInvalidData = deleteFilesJob.run({ keys: 'not a list' }, dependencies, { isLastTry: false })
    await expect(runWithInvalidData).rejects.toThrow('Parse')
  })
})

describe('the purge', () => {
  it('deletes old e-mails and idempotent results, but no e-mail that a job still has to send', async () => {
    await queueEmails(3)
    await api.admin(
      "update letter set sent_at = now() - interval '31 days' where id = (select min(id::text)::uuid from letter)",
    )
    await api.admin('update letter set sent_at = now() where id = (select max(id::text)::uuid from letter)')
    await api.admin("update letter set created_at = now() - interval '31 days'")
    await api.admin(`insert into auth.idempotency (account_id, key, route, request_hash, created_at)
      values (gen_random_uuid(), 'old', '/', '', now() - interval '25 hours'), (gen_random_uuid(), 'new', '/', '', now())`)
    await purge(api.database)
    expect(await api.admin('select from letter')).toHaveLength(2)
    expect(await api.admin('select key from auth.idempotency')).toEqual([{ key: 'new' }])
    await api.admin('delete from jobs.job')
    await purge(api.database)
    expect(await api.admin('select from letter')).toHaveLength(1)
  })
})
