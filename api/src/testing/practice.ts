import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Pool } from 'pg'
import type { Offer, Privilege, Role } from 'shared/contracts/access'
import { v7 as uuidv7 } from 'uuid'
import { buildApp } from '../app.ts'
import { beginTenant, inTransaction, openDatabase, type Database, type Tx } from '../db.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import type { Email } from '../mail/defineEmail.ts'
import type { NewEmail } from '../mail/sendEmail.ts'
import { insertAccount } from '../modules/practice/accounts/accounts.sql.ts'
import { createPractice } from '../modules/practice/accounts/practice.service.ts'
import { jobs, type emails } from '../modules/background.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { servicesOf, type Services } from '../services.ts'
import { settingsFrom, type Settings } from '../settings.ts'
import { undeclaredRefusalOf } from './undeclaredRefusal.ts'
import { createTestDatabase } from './database.ts'

type AnyEmail = (typeof emails)[number]
type EmailName = AnyEmail['name']
type EmailData<N extends EmailName> = Extract<AnyEmail, { name: N }> extends Email<N, infer Data> ? Data : never

/** A response of the API; `body` is null if it is empty. */
export interface ApiResponse {
  status: number
  // Any JSON: each test asserts the properties that it reads.
  body: ReturnType<typeof JSON.parse>
  headers: Record<string, number | string | string[] | undefined>
}

type Headers = Record<string, string>
export type InjectPayload = NonNullable<InjectOptions['payload']>

/** Calls the API with one token: `await as(token).post('/sessions', {...})`; paths are below /api. */
export interface Caller {
  get: (path: string, headers?: Headers) => Promise<ApiResponse>
  post: (path: string, body?: InjectPayload, headers?: Headers) => Promise<ApiResponse>
  put: (path: string, body?: InjectPayload, headers?: Headers) => Promise<ApiResponse>
  patch: (path: string, body?: InjectPayload, headers?: Headers) => Promise<ApiResponse>
  delete: (path: string, headers?: Headers) => Promise<ApiResponse>
}

export interface TestApp {
  app: FastifyInstance
  services: Services
  database: Database
  /** Returns a caller with this token, or without one. */
  as: (token?: string) => Caller
  /**
   * Lists pending and sent e-mails with this name, oldest first; a sent one has neither recipient nor data any more.
   */
  mails: <N extends EmailName>(name: N) => Promise<{ to: NewEmail['to']; data: EmailData<N> }[]>
  /** Runs SQL as the database's superuser, which bypasses row-level security. */
  admin: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** Runs a transaction of one practice, to prepare or read its rows. */
  inTenant: <T>(tenantId: string, action: (tx: Tx) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export interface TestAppOptions {
  settings?: Partial<Settings>
  services?: Partial<Omit<Services, 'database'>>
  logTo?: { write: (line: string) => void }
}

/** Starts the API on a new migrated database, without rate limits unless `options` sets them. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const testDb = await createTestDatabase()
  const { url, adminUrl } = testDb
  const filesDir = mkdtempSync(join(tmpdir(), 'complice-files-'))
  const settings: Settings = {
    ...settingsFrom({
      DATABASE_URL: url,
      MASTER_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
      FILES_STORE: filesDir,
      PUBLIC_URL: 'https://complice.test',
    }),
    limits: { perAccount: 10_000, perAddress: 10_000 },
    emailLimits: {
      perPractice: { newTrial: 10_000, trial: 10_000, newPaying: 10_000, paying: 10_000 },
      perRecipient: 10_000,
      perNetwork: 10_000,
    },
    requestsPerMinute: 1_000_000,
    maxEventLoopDelayMs: 0,
    ...options.settings,
  }
  // Enough for the concurrent requests of any test: even on a busy machine, no request times out while it waits for a
  // connection.
  const database = await openDatabase(url, { connections: 24 })
  const jobQueue = openJobQueue(database, jobs)
  await jobQueue.opened
  const services: Services = { ...servicesOf(settings, database), ...options.services }
  const undeclaredRefusals = new Set<string>()
  const app = await buildApp(services, {
    logTo: options.logTo,
    onRefusal: (refusal) => {
      const name = undeclaredRefusalOf(refusal)
      if (name !== undefined) undeclaredRefusals.add(name)
    },
  })
  const adminPool = new Pool({ connectionString: adminUrl, max: 2 })
  adminPool.on('error', () => {})

  const admin: TestApp['admin'] = async <Row extends object>(sql: string, values?: unknown[]) =>
    (await adminPool.query<Row>(sql, values)).rows
  const inTenant: TestApp['inTenant'] = (tenantId, action) =>
    inTransaction(database, async (tx) => {
      await beginTenant(tx, tenantId)
      return action(tx)
    })
  return {
    app,
    services,
    database,
    as: (token) => callerOf(app, token),
    admin,
    mails: async <N extends EmailName>(name: N) => {
      const rows = await admin<{ recipient_name: string; recipient_address: string; data: EmailData<N> }>(
        'select recipient_name, recipient_address, data from letter where name = $1 order by created_at, id',
        [name],
      )
      return rows.map(({ recipient_name, recipient_address, data }) => ({
        to: { name: recipient_name, address: recipient_address },
        data,
      }))
    },
    inTenant,
    close: async () => {
      await app.close()
      await jobQueue.close()
      await database.destroy()
      await adminPool.end()
      await testDb.drop()
      rmSync(filesDir, { recursive: true, force: true })
      // Every API test checks that the OpenAPI document declares each refusal.
      if (undeclaredRefusals.size > 0)
        throw new Error(`The contract does not declare: ${[...undeclaredRefusals].join('; ')}.`)
    },
  }
}

function callerOf(app: FastifyInstance, token: string | undefined): Caller {
  const send = async (
    method: InjectOptions['method'],
    path: string,
    body: InjectPayload | undefined,
    headers: Headers = {},
  ): Promise<ApiResponse> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : null,
      headers: response.headers,
    }
  }
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  }
}

export interface TestPractice {
  tenantId: string
  /** Id of the owner, who is also a therapist; the account has the same id. */
  therapistId: string
  email: string
  sessionTypeId: string
  /** Access token of the owner, who has every privilege. */
  token: string
}

export interface PracticeOptions {
  offer?: Offer
  /** Publishes the owner in the directory, bookable by anyone. */
  published?: boolean
  firstname?: string
  lastname?: string
  /** Whether the owner's address is confirmed, as by default. */
  confirmed?: boolean
}

export const testPassword = 'une-longue-phrase'
const testPasswordHash = hashPassword(testPassword)

/** Creates a practice with its owner, as the sign-up does; returns ids and an access token of the owner. */
export async function openPractice(
  { admin, database, services, inTenant }: TestApp,
  options: PracticeOptions = {},
): Promise<TestPractice> {
  const { offer = 'PRO', published = false, firstname = 'Alice', lastname = 'Durand', confirmed = true } = options
  const email = `alice.${uuidv7()}@exemple.fr`
  const passwordHash = await testPasswordHash
  const { tenantId, ownerId, sessionTypeId } = await inTransaction(database, (tx) =>
    createPractice(tx, services, {
      email,
      passwordHash,
      offer,
      firstname,
      lastname,
      confirmedAt: confirmed ? services.now() : null,
    }),
  )
  // In a test, the services' clock may differ from the database's: the trial must not have ended by either clock.
  await admin("update tenant set trial_ends_at = greatest(trial_ends_at, now() + interval '1 month') where id = $1", [
    tenantId,
  ])
  if (published) await inTenant(tenantId, (tx) => publishOwner(tx, tenantId, ownerId, { firstname, lastname }))
  return { tenantId, therapistId: ownerId, email, sessionTypeId, token: await memberToken(services, ownerId) }
}

async function publishOwner(
  tx: Tx,
  tenantId: string,
  id: string,
  name: { firstname: string; lastname: string },
): Promise<void> {
  await tx.updateTable('member').set({ public_access: true }).where('id', '=', id).execute()
  await tx
    .insertInto('directory.therapist')
    .values({
      ...name,
      id,
      tenant_id: tenantId,
      firm_name: '',
      street_name: '',
      zip_code: '69001',
      city: 'Lyon',
      approximate: true,
    })
    .execute()
}

/** Adds a member with only these privileges to the practice. */
export async function joinPractice(
  { services, inTenant }: TestApp,
  { tenantId }: TestPractice,
  { roles = ['ROLE_ASSISTANT'], privileges = [] }: { roles?: Role[]; privileges?: Privilege[] } = {},
): Promise<{ id: string; email: string; token: string }> {
  const id = uuidv7()
  const email = `membre.${id}@exemple.fr`
  const passwordHash = await testPasswordHash
  await inTenant(tenantId, async (tx) => {
    await insertAccount(tx, {
      id,
      kind: 'MEMBER',
      email,
      password_hash: passwordHash,
      confirmed_at: services.now(),
    })
    await tx
      .insertInto('member')
      .values({ tenant_id: tenantId, id, email, firstname: 'Bruno', lastname: 'Petit', roles, privileges })
      .execute()
  })
  return { id, email, token: await memberToken(services, id) }
}

const memberToken = ({ tokens }: Services, accountId: string) =>
  tokens.signAccess({ accountId, kind: 'MEMBER', tokenVersion: 1, roles: [], privileges: [] })

export interface TestPatientAccount {
  patientId: string
  email: string
  token: string
}

/** Creates a patient account, by default with a confirmed e-mail address, and its access token. */
export async function openPatientAccount(
  { database, services }: TestApp,
  { confirmed = true, email }: { confirmed?: boolean; email?: string } = {},
): Promise<TestPatientAccount> {
  const patientId = uuidv7()
  const address = email ?? `paul.${patientId}@exemple.fr`
  const passwordHash = await testPasswordHash
  await inTransaction(database, (tx) =>
    insertAccount(tx, {
      id: patientId,
      kind: 'PATIENT',
      email: address,
      password_hash: passwordHash,
      firstname: 'Paul',
      lastname: 'Martin',
      phone_number: '0600000000',
      confirmed_at: confirmed ? services.now() : null,
    }),
  )
  const token = await services.tokens.signAccess({
    accountId: patientId,
    kind: 'PATIENT',
    tokenVersion: 1,
    roles: ['ROLE_PATIENT'],
    privileges: [],
  })
  return { patientId, email: address, token }
}
