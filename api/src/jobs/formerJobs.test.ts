import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { migrate, listMigrations } from '../migrate.ts'

const adminUrl = new URL(process.env.TEST_ADMIN_URL ?? '')
const apiUrl = new URL(process.env.TEST_API_URL ?? '')
/** Name of a database of the version before pg-boss, with pending, done and failed jobs in its table `job`. */
const databaseName = `former_${crypto.randomUUID().replaceAll('-', '')}`
const ids = {
  waiting: '0190aaaa-0000-7000-8000-000000000001',
  sent: '0190aaaa-0000-7000-8000-000000000002',
  givenUp: '0190aaaa-0000-7000-8000-000000000003',
  orphan: '0190aaaa-0000-7000-8000-000000000004',
  late: '0190aaaa-0000-7000-8000-000000000005',
  files: '0190aaaa-0000-7000-8000-000000000006',
}
const emailPayload = JSON.stringify({
  name: 'passwordChanged',
  to: { name: 'Zoé', address: 'zoe@exemple.fr' },
  data: { a: 1 },
})

let server: Client
let database: Client
beforeAll(async () => {
  server = new Client({ connectionString: adminUrl.href })
  await server.connect()
  await server.query(`create database ${databaseName} template template0 encoding 'UTF8'`)
  adminUrl.pathname = `/${databaseName}`
  database = new Client({ connectionString: adminUrl.href })
  await database.connect()
  await database.query(`grant create on database ${databaseName} to complice_owner; grant usage, create on schema public to complice_owner;
    set role complice_owner; create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  for (const { name: file, sql, checksum } of listMigrations().filter((migration) => migration.name < '007')) {
    await database.query(sql)
    await database.query('insert into migration (name, checksum) values ($1, $2)', [file, checksum])
  }
  await database.query(
    `insert into job (id, kind, payload, dedupe_key, run_at, leased_until, done_at, failed_at) values
      ('${ids.waiting}', 'mail', $1, 'mail:waiting', now(), now() + interval '1 minute', null, null),
      ('${ids.sent}', 'mail', '{}', 'mail:sent', now(), null, now(), null),
      ('${ids.givenUp}', 'mail', $1, 'mail:givenUp', now(), null, null, now()),
      ('${ids.orphan}', 'forgetUnkept', '{"tenantId":"t","id":"i"}', null, now() + interval '1 hour', null, null, null),
      ('${ids.files}', 'forgetFiles', '{"keys":["t/i"]}', null, now(), null, null, null)`,
    [emailPayload],
  )
  await database.query('reset role')
  await migrate({ adminUrl: adminUrl.href, apiPassword: decodeURIComponent(apiUrl.password) })
})
afterAll(async () => {
  await database.end()
  await server.query(`drop database ${databaseName} with (force)`)
  await server.end()
})

const readJobs = async () => (await database.query('select * from jobs.job order by created_on, id')).rows
const compareFirst = (a: readonly unknown[], b: readonly unknown[]) => String(a[0]).localeCompare(String(b[0]))
const readLetters = async () => (await database.query('select * from letter order by id')).rows

describe('a job queued before the upgrade', () => {
  it('is moved to the new queue with the same id', async () => {
    expect((await readJobs()).map(({ id, name: queue, data }) => [id, queue, data]).toSorted(compareFirst)).toEqual([
      [ids.waiting, 'deliverLetter', { letterId: ids.waiting }],
      [ids.givenUp, 'deadLetters', { letterId: ids.givenUp }],
      [ids.orphan, 'deleteOrphanAudio', { tenantId: 't', id: 'i' }],
      [ids.files, 'deleteFiles', { keys: ['t/i'] }],
    ])
    expect((await readLetters())[0]).toMatchObject({
      id: ids.waiting,
      key: 'waiting',
      name: 'passwordChanged',
      recipient_name: 'Zoé',
      recipient_address: 'zoe@exemple.fr',
      data: { a: 1 },
      sent_at: null,
    })
    const orphan = (await readJobs()).find(({ id }) => id === ids.orphan)
    expect(orphan?.start_after.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
    expect((await database.query('select from job')).rowCount).toBe(0)
  })

  it('is not sent again if it was already sent', async () => {
    expect((await readLetters()).find(({ id }) => id === ids.sent)).toMatchObject({
      key: 'sent',
      sent_at: expect.any(Date),
    })
    expect((await readJobs()).filter(({ id }) => id === ids.sent)).toEqual([])
  })
})

describe('a replica of the former version', () => {
  afterEach(async () => {
    for (const table of ['jobs.job', 'letter']) await database.query(`delete from ${table} where id = $1`, [ids.late])
  })

  it('can still insert e-mails into the old table, from which each is moved to the new queue once', async () => {
    const former = new Client({
      connectionString: Object.assign(new URL(apiUrl), { pathname: `/${databaseName}` }).href,
    })
    await former.connect()
    const queueEmail = (id: string, key: string) =>
      former.query(
        `insert into job (id, kind, payload, dedupe_key) values ($1, 'mail', $2, $3) on conflict on constraint job_dedupe_key do nothing`,
        [id, emailPayload, key],
      )
    await queueEmail(ids.late, 'mail:late')
    await queueEmail('0190aaaa-0000-7000-8000-0000000000ff', 'mail:late')
    await queueEmail('0190aaaa-0000-7000-8000-0000000000fe', 'mail:sent')
    await former.end()
    const existingIds = new Set<string>([ids.waiting, ids.givenUp, ids.orphan, ids.files])
    expect((await readJobs()).filter(({ id }) => !existingIds.has(id))).toMatchObject([
      { id: ids.late, name: 'deliverLetter', data: { letterId: ids.late } },
    ])
  })
})
