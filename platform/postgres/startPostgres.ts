import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from './OperatorError.ts'
import { answers, databaseExists } from './answers.ts'
import { embeddedBinaries, machineBinaries } from './binaries.ts'
import type { Binaries, Origin } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { formerServerGone } from './formerServer.ts'
import { freePort } from './freePort.ts'
import { identity } from './identity.ts'
import { serve } from './server.ts'
import type { Server } from './server.ts'

export type Options = {
  /** Where the cluster lives; made when absent. Its password and its log stand beside it. */
  dir: string
  database?: string
  /** Only this kind of PostgreSQL, instead of the first found. */
  origin?: Origin
  settings?: Record<string, string>
}

export type Postgres = {
  /** The cluster's superuser, on the product's database. */
  adminUrl: string
  version: number
  exited: Promise<unknown>
  stop(): Promise<void>
}

/** Starts a real PostgreSQL in `dir`, on a free port of the loopback, and answers once it does. */
export async function startPostgres({ dir, database = 'complice', origin, settings = {} }: Options): Promise<Postgres> {
  const place = resolve(dir)
  const who = identity(programs(origin))
  mkdirSync(dirname(place), { recursive: true })
  const password = prepareCluster(place, who)
  await formerServerGone(place)
  const log = `${place}.log`
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const server = serve(place, port, log, settings, who)
    const url = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${name}`
    try {
      await ready(server, url('postgres'), log)
      await databaseExists(url('postgres'), database)
      return { adminUrl: url(database), version: who.binaries.major, exited: server.exited, stop: () => server.stop() }
    } catch (error) {
      await server.stop()
      if (attempt >= attempts || !passes(log)) throw error
      await pause(500)
    }
  }
}

const attempts = 10

/** Processes of a server killed a moment ago are still leaving, or another program took the port meanwhile. */
const passes = (log: string) => /still in use|could not create any TCP\/IP sockets/.test(lastWords(log))

function programs(origin: Origin | undefined): Binaries {
  const found =
    (origin === 'machine' ? undefined : embeddedBinaries()) ?? (origin === 'embedded' ? undefined : machineBinaries())
  if (found) return found
  throw new OperatorError(
    `No PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or later, or give DATABASE_URL.`,
  )
}

/** A connection is not enough: PostgreSQL accepts some while it still recovers. */
async function ready(server: Server, url: string, log: string, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await answers(url))) {
    if (server.hasExited()) throw new OperatorError(`PostgreSQL did not start: ${lastWords(log)}`)
    if (Date.now() > deadline) throw new OperatorError(`PostgreSQL did not answer in ${patience / 1000} s: see ${log}.`)
    await pause(50)
  }
}

function lastWords(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL:')) ?? `see ${log}.`
}
