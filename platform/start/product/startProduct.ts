import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createGateway } from '../../gateway/gateway.ts'
import { optionsFromEnv } from '../../gateway/operatorOptions.ts'
import { findFreePort } from '../../postgres/freePort.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { startApi } from './startApi.ts'
import type { ApiProcess } from './startApi.ts'
import { readOrCreateMasterKey } from './masterKey.ts'
import { openDatabase } from './openDatabase.ts'
import { root } from '../root.mjs'
import type { Settings } from '../launcher/settings.mjs'

export type Product = {
  address: string
  adminUrl: string
  /** Resolves with the reason when the embedded database cannot be restarted; the product cannot work without it. */
  databaseFailed: Promise<string>
  replicas: readonly ApiProcess[]
  /** Restarts one replica after another: with several replicas, the product keeps responding. */
  restartApi: () => Promise<void>
  stop: () => Promise<void>
}

export type Report = (message: string) => void

interface StartOptions {
  env?: NodeJS.ProcessEnv
  /** For pages that exist in development only: handles a request before the gateway, or returns false. */
  handleFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
}

const nothingToStop = async (): Promise<void> => {}

/**
 * Starts the database, the API and the gateway in this order; `stop` stops them in the reverse order. The pages must
 * already be built.
 */
export async function startProduct(
  settings: Settings,
  report: Report,
  { env: baseEnv = process.env, handleFirst }: StartOptions = {},
): Promise<Product> {
  const { host, port, dataDir, demo, production } = settings
  const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
  mkdirSync(dataDir, { recursive: true })
  let stopAll = nothingToStop
  const addStop = (stop: () => Promise<void>) => {
    const stopEarlier = stopAll
    stopAll = async () => {
      await stop()
      await stopEarlier()
    }
  }
  try {
    const database = await openDatabase(settings, report)
    addStop(() => database.stop())
    const env = {
      ...baseEnv,
      MASTER_KEY: baseEnv['MASTER_KEY'] || readOrCreateMasterKey(dataDir),
      DATABASE_URL: database.apiUrl,
      PUBLIC_URL: baseEnv['PUBLIC_URL'] || address,
      DATA_DIR: dataDir,
      COMPLICE_DEMO: demo ? '1' : '0',
    }
    if (demo && database.isNew)
      await seedDemo(
        { ...env, NODE_ENV: production ? 'production' : 'development', ADMIN_DATABASE_URL: database.adminUrl },
        report,
      )
    const replicas: ApiProcess[] = []
    for (const replicaNumber of Array.from({ length: settings.apiReplicas ?? 1 }, (_, index) => index + 1)) {
      const replica = await startApi({
        port: await findFreePort(),
        env: { ...env, PGAPPNAME: `complice-api-${replicaNumber}` },
        logFile: join(dataDir, replicaNumber === 1 ? 'api.log' : `api-${replicaNumber}.log`),
        report,
      })
      addStop(() => replica.stop())
      replicas.push(replica)
    }
    const gateway = createGateway({
      distDir: join(root, 'dist'),
      apiOrigin: replicas.map((replica) => replica.address),
      ...optionsFromEnv(env),
    })
    if (handleFirst) handleBeforeGateway(gateway, handleFirst)
    await listen(gateway, host, port)
    addStop(() => closeGateway(gateway))
    const restartApi = async () => {
      for (const replica of replicas) await replica.restart()
    }
    return {
      address,
      adminUrl: database.adminUrl,
      databaseFailed: database.failureReason,
      replicas,
      restartApi,
      stop: () => stopAll(),
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}

function handleBeforeGateway(gateway: Server, handleFirst: NonNullable<StartOptions['handleFirst']>): void {
  const gatewayListeners = gateway.listeners('request')
  gateway.removeAllListeners('request')
  gateway.on('request', (request, response) => {
    if (handleFirst(request, response)) return
    for (const listener of gatewayListeners) Reflect.apply(listener, gateway, [request, response])
  })
}

async function seedDemo(env: NodeJS.ProcessEnv, report: Report): Promise<void> {
  report('Creating the demonstration practice…')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'api/seed/seed.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new OperatorError('The demonstration practice could not be created: see the messages above.')
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    throw new OperatorError(`Port ${port} was taken in the meantime: choose another, for instance PORT=${port + 1}.`)
  }
}

/** Accepts no more connections, waits up to 10 s for the open connections to end, and then closes them. */
async function closeGateway(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const forceTimer = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearTimeout(forceTimer)
}
