import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from './OperatorError.ts'
import { acceptsQueries, createDatabaseIfMissing } from './queryOnce.ts'
import { findEmbeddedBinaries, findMachineBinaries } from './binaries.ts'
import type { Binaries, PostgresOrigin } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { waitForPreviousServer } from './previousServer.ts'
import { findFreePort } from './freePort.ts'
import { identityFor } from './identity.ts'
import { spawnServer } from './spawnServer.ts'
import type { Server } from './spawnServer.ts'

export type PostgresOptions = {
  /** The cluster's folder, created if it is missing; its password and its log are stored next to it. */
  dir: string
  database?: string
  /** Uses only a PostgreSQL of this origin; by default the embedded one, or else the machine's. */
  origin?: PostgresOrigin
  settings?: Record<string, string>
  /** By default, a free port. */
  port?: number
}

export type Postgres = {
  /** URL for the cluster's superuser and the product's database. */
  adminUrl: string
  /** The major version of PostgreSQL. */
  version: number
  exited: Promise<unknown>
  stop(): Promise<void>
}

/** Starts PostgreSQL on the cluster in `dir`, on a loopback port; returns once the server accepts queries. */
export async function startPostgres({
  dir,
  database = 'complice',
  origin,
  settings = {},
  port: chosenPort,
}: PostgresOptions): Promise<Postgres> {
  const clusterDir = resolve(dir)
  const serverIdentity = identityFor(findBinaries(origin))
  mkdirSync(dirname(clusterDir), { recursive: true })
  const password = prepareCluster(clusterDir, serverIdentity)
  await waitForPreviousServer(clusterDir)
  const log = `${clusterDir}.log`
  for (let attempt = 1; ; attempt += 1) {
    const port = chosenPort ?? (await findFreePort())
    const server = spawnServer(clusterDir, port, log, settings, serverIdentity)
    const url = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${name}`
    try {
      await waitUntilReady(server, url('postgres'), log)
      await createDatabaseIfMissing(url('postgres'), database)
      return {
        adminUrl: url(database),
        version: serverIdentity.binaries.major,
        exited: server.exited,
        stop: () => server.stop(),
      }
    } catch (error) {
      await server.stop()
      if (attempt >= maxAttempts || !hasTransientFailure(log)) throw error
      await pause(500)
    }
  }
}

const maxAttempts = 10

/**
 * Returns whether the last start failed for a temporary reason: processes of a killed server have not all exited, or
 * another program has taken the port.
 */
export const hasTransientFailure = (log: string) =>
  /still in use|could not create any TCP\/IP sockets/.test(lastFatalLine(log))

function findBinaries(origin: PostgresOrigin | undefined): Binaries {
  const binaries =
    (origin === 'machine' ? undefined : findEmbeddedBinaries()) ??
    (origin === 'embedded' ? undefined : findMachineBinaries())
  if (binaries) return binaries
  throw new OperatorError(
    `No PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or later, or give DATABASE_URL.`,
  )
}

/** Waits until queries work: PostgreSQL already accepts connections while it is still recovering. */
async function waitUntilReady(server: Server, url: string, log: string, timeoutMs = 60_000): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs
  while (!(await acceptsQueries(url))) {
    if (server.hasExited()) throw new OperatorError(`PostgreSQL did not start: ${lastFatalLine(log)}`)
    if (Date.now() > deadlineMs)
      throw new OperatorError(`PostgreSQL was not ready in ${timeoutMs / 1000} s: see ${log}.`)
    await pause(50)
  }
}

function lastFatalLine(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL:')) ?? `see ${log}.`
}
