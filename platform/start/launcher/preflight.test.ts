import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../postgres/freePort.ts'
import { preflight } from './preflight.mjs'

describe('preflight', () => {
  let folder: string
  let port: number
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'complice-preflight-'))
    port = await findFreePort()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const preflightWith = (environment: NodeJS.ProcessEnv) =>
    preflight({ PORT: String(port), DATA_DIR: folder, ...environment })

  it('returns undefined for a free port and a writable folder, and leaves the folder unchanged', async () => {
    expect(await preflightWith({})).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['127.0.0.1', '0.0.0.0', '::'])('reports a port that is taken on %s, and proposes another', async (host) => {
    const server = createServer().listen(port, host)
    await once(server, 'listening')
    const problem = await preflightWith({})
    server.close()
    expect(problem).toBe(
      `Port ${port} is already taken: stop what uses it, or choose another, for instance PORT=${port + 1}.`,
    )
  })

  it.each([
    ['a port that is not a number', { PORT: 'abc' }, 'PORT must be a number from 1 to 65535.'],
    ['an invalid number of replicas', { API_REPLICAS: '0.5' }, 'API_REPLICAS must be a number from 1 to 16.'],
    [
      'an invalid database URL',
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    ],
    [
      'a database that does not respond',
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
      'No database responds at 127.0.0.1:1: check DATABASE_URL, or leave it out to use the embedded PostgreSQL.',
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, `cannot listen on 192.0.2.1`],
  ])('reports %s', async (_caseName, environment, expected) => {
    expect(await preflightWith(environment)).toContain(expected)
  })

  it('reports a folder that cannot be created because a file has its path', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await preflightWith({ DATA_DIR: join(folder, 'file', 'data') })).toContain('cannot be written (ENOTDIR)')
  })
})
