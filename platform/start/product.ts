import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createGateway } from '../gateway/gateway.ts'
import { choicesFrom } from '../gateway/operatorsChoices.ts'
import { freePort } from '../postgres/freePort.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { startApi } from './apiProcess.ts'
import type { ApiProcess } from './apiProcess.ts'
import { masterKey } from './masterKey.ts'
import { openDatabase } from './openDatabase.ts'
import { root } from './root.mjs'
import type { Settings } from './settings.mjs'

export type Product = {
  address: string
  adminUrl: string
  /** Settles when the embedded database is gone: nothing works without it. */
  lost: Promise<unknown>
  replicas: readonly ApiProcess[]
  /** One replica after the other: with several, the product answers all the while. */
  restartApi: () => Promise<void>
  stop: () => Promise<void>
}

type Say = (sentence: string) => void

const cannotStop = async (): Promise<void> => {}

/** Database, API and gateway, each on the one before; stopped in the other order. The pages must have been built. */
export async function startProduct(settings: Settings, say: Say, { env: given = process.env } = {}): Promise<Product> {
  const { host, port, dataDir, demo, production } = settings
  const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
  mkdirSync(dataDir, { recursive: true })
  let undo = cannotStop
  const before = (stop: () => Promise<void>) => {
    const rest = undo
    undo = async () => {
      await stop()
      await rest()
    }
  }
  try {
    const database = await openDatabase(settings)
    before(() => database.stop())
    const env = {
      ...given,
      MASTER_KEY: given['MASTER_KEY'] || masterKey(dataDir),
      DATABASE_URL: database.apiUrl,
      PUBLIC_URL: given['PUBLIC_URL'] || address,
      DATA_DIR: dataDir,
      COMPLICE_DEMO: demo ? '1' : '0',
    }
    if (demo && database.isNew)
      await seed(
        { ...env, NODE_ENV: production ? 'production' : 'development', ADMIN_DATABASE_URL: database.adminUrl },
        say,
      )
    const replicas: ApiProcess[] = []
    for (const rank of Array.from({ length: settings.apiReplicas ?? 1 }, (_, index) => index + 1)) {
      const replica = await startApi({
        port: await freePort(),
        env: { ...env, PGAPPNAME: `complice-api-${rank}` },
        logFile: join(dataDir, rank === 1 ? 'api.log' : `api-${rank}.log`),
        say,
      })
      before(() => replica.stop())
      replicas.push(replica)
    }
    const gateway = createGateway({
      distDir: join(root, 'dist'),
      apiOrigin: replicas.map((replica) => replica.address),
      ...choicesFrom(env),
    })
    await listening(gateway, host, port)
    before(() => closed(gateway))
    const restartApi = async () => {
      for (const replica of replicas) await replica.restart()
    }
    return { address, adminUrl: database.adminUrl, lost: database.exited, replicas, restartApi, stop: () => undo() }
  } catch (error) {
    await undo()
    throw error
  }
}

async function seed(env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  say('Furnishing the demonstration practice…')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'api/seed/seed.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new OperatorError('The demonstration practice could not be furnished: read what it says above.')
}

async function listening(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    throw new OperatorError(`Port ${port} was taken meanwhile: choose another, for instance PORT=${port + 1}.`)
  }
}

/** Takes no more visitors and lets those inside be served. */
async function closed(server: Server): Promise<void> {
  const over = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), 10_000)
  await over
  clearTimeout(late)
}
