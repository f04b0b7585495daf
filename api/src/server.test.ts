import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { masterKeyExitCode } from './masterKey/masterKey.ts'
import { operatorVariables } from './modules/practice/operator/operatorSettings.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

const masterKey = randomBytes(32).toString('base64')
const serverArguments = ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('server.ts', import.meta.url))]

interface Server {
  child: ChildProcess
  address: string
}

/** Starts a server and waits until it is ready; `output`: file for standard output and standard error. */
async function startServer(env: NodeJS.ProcessEnv = {}, output?: number): Promise<Server> {
  const port = await findFreePort()
  const child = spawn(process.execPath, serverArguments, {
    env: {
      DATABASE_URL: database.url,
      MASTER_KEY: masterKey,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
  })
  const address = `http://127.0.0.1:${port}/api`
  while (child.exitCode === null) {
    const response = await fetch(`${address}/ready`).catch(() => null)
    if (response?.ok) return { child, address }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not start.')
}

/** Returns the exit code and the standard error of a server that does not start. */
async function startFailingServer(env: NodeJS.ProcessEnv): Promise<{ code: unknown; errorText: string }> {
  const child = spawn(process.execPath, serverArguments, {
    env: { DATABASE_URL: database.url, PORT: String(await findFreePort()), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errorText = ''
  child.stderr.on('data', (text) => (errorText += String(text)))
  const [code] = await once(child, 'close')
  return { code, errorText }
}

async function connectAsAdmin(): Promise<Client> {
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  return client
}

const acceptsConnections = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const login = (address: string) =>
  fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'personne@exemple.fr', password: 'x' }),
  })

describe('the server', () => {
  it('exposes the metrics of its own process', async () => {
    const { child, address } = await startServer()
    const metrics = await (await fetch(`${address}/metrics`)).text()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    expect(metrics).toMatch(/^process_cpu_seconds_total \S+$/m)
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  })

  it('finishes running requests before it stops, and refuses new ones', async () => {
    const { child, address } = await startServer()
    const [lockingClient, watchingClient] = [await connectAsAdmin(), await connectAsAdmin()]
    await lockingClient.query('begin; lock table auth.account in access exclusive mode')
    const loginResponse = login(address)
    const waitingQuery = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth%account%'"
    while ((await watchingClient.query(waitingQuery)).rowCount === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))

    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    while (await acceptsConnections(address)) await new Promise((resolve) => setTimeout(resolve, 20))
    await lockingClient.query('commit')
    await Promise.all([lockingClient.end(), watchingClient.end()])
    expect((await loginResponse).status).toBe(404)
    expect(await exited).toEqual([0, null])
  })

  it('keeps serving when the log cannot be written because the disk is full', async () => {
    const fullDisk = openSync('/dev/full', 'w')
    const { child, address } = await startServer({ LOG_LEVEL: 'trace' }, fullDisk)
    closeSync(fullDisk)
    for (let call = 0; call < 20; call += 1) expect((await fetch(`${address}/health`)).status).toBe(200)
    expect(child.exitCode).toBeNull()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  })

  it("logs at its start which settings of the operator's details are missing for the legal pages", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-log-'))
    const path = join(folder, 'log')
    const log = openSync(path, 'a')
    const { child } = await startServer({ LOG_LEVEL: 'warn', OPERATOR_NAME: 'Prairie SAS' }, log)
    closeSync(log)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes('legal pages'))
    rmSync(folder, { recursive: true })
    expect(lines).toHaveLength(1)
    const { settings }: { settings: string[] } = JSON.parse(lines[0] ?? '{}')
    expect(settings).toEqual(Object.values(operatorVariables).filter((name) => name !== 'OPERATOR_NAME'))
  })

  it('stops immediately when no request is running', async () => {
    const { child } = await startServer()
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    expect(await exited).toEqual([0, null])
  })
})

describe('the master key', () => {
  it('prevents the server from starting if it is weak', async () => {
    for (const weakKey of ['secret', randomBytes(31).toString('base64'), Buffer.alloc(32).toString('base64')]) {
      const { code, errorText } = await startFailingServer({ MASTER_KEY: weakKey })
      expect(code).toBe(masterKeyExitCode.weak)
      expect(errorText).toMatch(/^MasterKeyError: MASTER_KEY is weak: it must be 32 random bytes/m)
      expect(errorText).not.toContain(weakKey)
    }
  })

  it('prevents the server from starting, with another exit code, if the database uses another key', async () => {
    const { child } = await startServer()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    const { code, errorText } = await startFailingServer({ MASTER_KEY: randomBytes(32).toString('base64') })
    expect(code).toBe(masterKeyExitCode.wrong)
    expect(errorText).toMatch(/^MasterKeyError: MASTER_KEY is wrong: this database was filled with another key/m)
  })
})
