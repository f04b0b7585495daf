import { hostname } from 'node:os'
import { collectDefaultMetrics } from 'prom-client'
import { buildApp } from './app.ts'
import { openDatabase } from './db.ts'
import { openJobQueue } from './jobs/jobQueue.ts'
import { kindOfError } from './jobs/kindOfError.ts'
import { retryUntilStopped } from './jobs/retryUntilStopped.ts'
import { startWorker } from './jobs/startWorker.ts'
import { lossyOutput } from './lossyOutput.ts'
import { openMailTransport } from './mail/openMailTransport.ts'
import { exitIfUnusableKey } from './masterKey/exitIfUnusableKey.ts'
import { verifyMasterKey } from './masterKey/verifyMasterKey.ts'
import { jobDependencies, jobs } from './modules/background.ts'
import { missingOperatorSettings } from './modules/practice/operator/operatorSettings.ts'
import { servicesOf } from './services.ts'
import { settingsFrom } from './settings.ts'

const standardOutput = 1
// Node writes warnings to standard error; failing to write there must not stop the process.
process.stderr.on('error', () => {})

const settings = await exitIfUnusableKey(() => settingsFrom(process.env))
const database = await openDatabase(settings.databaseUrl)
const verifyKey = () => exitIfUnusableKey(() => verifyMasterKey(database, settings.masterKey))
const isKeyVerified = await verifyKey().then(
  () => true,
  () => false,
)
const services = servicesOf(settings, database)
collectDefaultMetrics({ register: services.metrics.registry })
const mailTransport = await openMailTransport(services)
const app = await buildApp(services, { logTo: lossyOutput(standardOutput) })
const missingSettings = missingOperatorSettings(settings.operator)
if (missingSettings.length > 0)
  app.log.warn(
    { settings: missingSettings },
    'the legal pages are incomplete: these settings are missing (see docs/operations.md)',
  )
const jobQueue = openJobQueue(database, jobs, (error) =>
  app.log.warn({ error: kindOfError(error) }, 'the job queue could not be opened'),
)
const worker = startWorker(settings.databaseUrl, {
  // A container that is started again keeps its host name; replicas on one host differ by their port.
  name: `${hostname()}:${settings.port}`,
  jobs,
  dependencies: jobDependencies(services, mailTransport),
  log: app.log,
})

const stopController = new AbortController()
// Retries until the migrations have run, since the key cannot be verified before. /api/ready fails until then, so that
// no traffic arrives.
if (!isKeyVerified)
  void retryUntilStopped(verifyKey, stopController.signal, (error) =>
    app.log.warn({ error: kindOfError(error) }, 'the master key could not be verified yet'),
  )

let isStopping = false
const stopTimeoutMs = 15_000

/** Refuses new requests, finishes the running requests, then the running jobs, and closes the connections. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  app.log.info({ signal }, 'stopping')
  stopController.abort()
  setTimeout(() => process.exit(1), stopTimeoutMs).unref()
  await app.close()
  await worker.stop()
  await mailTransport.close()
  await jobQueue.close()
  await database.destroy()
}

process.on('SIGTERM', (signal) => void stop(signal))
process.on('SIGINT', (signal) => void stop(signal))

await app.listen({ host: settings.host, port: settings.port })
