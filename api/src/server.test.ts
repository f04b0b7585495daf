import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { testDatabase, type TestDatabase } from './testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  return bound !== null && typeof bound === 'object' ? bound.port : 0
}

interface Server {
  child: ChildProcess
  address: string
}

async function started(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('server.ts', import.meta.url))],
    {
      env: {
        DATABASE_URL: database.url,
        MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
        PORT: String(port),
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const address = `http://127.0.0.1:${port}/api`
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/ready`).catch(() => null)
    if (answer?.ok) return { child, address }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not start.')
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  return client
}

const login = (address: string) =>
  fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'personne@exemple.fr', password: 'x' }),
  })

describe('the server', () => {
  it('tells how its own process does', async () => {
    const { child, address } = await started()
    const told = await (await fetch(`${address}/metrics`)).text()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    expect(told).toMatch(/^process_cpu_seconds_total \S+$/m)
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  })

  it('ends the requests under way before it stops, and takes no new one', async () => {
    const { child, address } = await started()
    const [holding, watching] = [await connected(), await connected()]
    await holding.query('begin; lock table auth.account in access exclusive mode')
    const underWay = login(address)
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth%account%'"
    while ((await watching.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20))

    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(login(address)).rejects.toThrow()
    await holding.query('commit')
    await Promise.all([holding.end(), watching.end()])
    expect((await underWay).status).toBe(404)
    expect(await exited).toEqual([0, null])
  })

  it('stops at once when nothing is under way', async () => {
    const { child } = await started()
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    expect(await exited).toEqual([0, null])
  })
})
