import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { queryOnce } from '../../postgres/queryOnce.ts'
import { findFreePort } from '../../postgres/freePort.ts'
import { demoSettings, withoutRateLimits } from '../product/demoProduct.ts'
import { openDatabase } from '../product/openDatabase.ts'
import { startProduct } from '../product/startProduct.ts'
import { root } from '../root.mjs'
import type { Settings } from '../launcher/settings.mjs'
import { sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { testBillMonthCrash } from './billMonthCrash.ts'
import { Bookings, waitUntilReady } from './Bookings.ts'
import { FakeMailServer } from './FakeMailServer.ts'
import { testImportCrash } from './importCrash.ts'
import { killTree } from './processTree.ts'

/**
 * Kills all processes simultaneously during bookings, `rounds` times, then checks that each acknowledged booking and
 * its e-mail exist. Then kills the API in the middle of an import, and while it bills a month.
 */
export async function crashTest(rounds: number): Promise<TestCount> {
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-crash-'))
  const port = await findFreePort()
  const mailServer = new FakeMailServer()
  const env = {
    ...process.env,
    ...withoutRateLimits,
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: await mailServer.open(),
    NODE_ENV: 'development',
  }
  const bookings = new Bookings(`http://127.0.0.1:${port}`)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const countBefore = bookings.acknowledged.length
      await crashOnce(bookings, env, round === 1)
      console.log(`  crash ${round}: ${bookings.acknowledged.length - countBefore} bookings acknowledged`)
    }
    return await checkNothingLost(bookings, mailServer, env)
  } catch (error) {
    console.error(error)
    console.error(readFileSync(join(dataDir, 'launcher.log'), 'utf8').slice(-2_000))
    return { passed: 0, failed: 1 }
  } finally {
    await mailServer.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function crashOnce(
  bookings: Bookings,
  env: NodeJS.ProcessEnv & { DATA_DIR: string; PORT: string },
  isFirst: boolean,
): Promise<void> {
  const log = openSync(join(env.DATA_DIR, 'launcher.log'), 'a')
  const launcher = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'platform/start/serve.ts'), '--as-built'],
    { cwd: root, env, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  try {
    await waitUntilReady(`http://127.0.0.1:${env.PORT}`)
    if (isFirst) await bookings.loadOffers()
    const bookingPromise = bookings.bookUntilKilled()
    await Promise.race([bookings.waitForMore(3), bookingPromise])
    await pause(Math.random() * 1_000)
    killTree(launcher.pid ?? 0)
    await bookingPromise
  } finally {
    killTree(launcher.pid ?? 0)
  }
}

async function checkNothingLost(
  bookings: Bookings,
  mailServer: FakeMailServer,
  env: NodeJS.ProcessEnv & { DATA_DIR: string; PORT: string },
): Promise<TestCount> {
  const settings = await demoSettings(env.DATA_DIR, { port: Number(env.PORT) })
  await expireActiveJobs(settings)
  const product = await startProduct(settings, () => {}, { env })
  try {
    const { acknowledged } = bookings
    const storedSessions = await queryOnce(product.adminUrl, 'select id from session where id = any($1::uuid[])', [
      acknowledged.map(({ id }) => id),
    ])
    await waitForEmails(product.adminUrl)
    const lostBookings = acknowledged.length - storedSessions.length
    const patientsWithoutMail = acknowledged.filter(({ email }) => mailServer.mailsTo(email).length === 0).length
    const distinctMails = new Set(mailServer.mails.map(({ messageId }) => messageId)).size
    console.log(
      `  ${acknowledged.length} acknowledged, ${lostBookings} lost; ${mailServer.mails.length} mails received of ${distinctMails} sent, the most repeated ${mailServer.maxCopyCount()} times; ${patientsWithoutMail} patients without a mail`,
    )
    const checks = [
      acknowledged.length > 0,
      lostBookings === 0,
      patientsWithoutMail === 0,
      distinctMails >= 2 * acknowledged.length,
      mailServer.maxCopyCount() <= 2,
    ]
    const passed = checks.filter(Boolean).length
    return sumCounts([
      { passed, failed: checks.length - passed },
      await testImportCrash(product),
      await testBillMonthCrash(product),
    ])
  } finally {
    await product.stop()
  }
}

/** Backdates the active jobs, so that the jobs of a killed process expire now instead of an hour later. */
async function expireActiveJobs(settings: Settings): Promise<void> {
  const database = await openDatabase(settings, console.log)
  await queryOnce(
    database.adminUrl,
    "update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'",
  )
  await database.stop()
}

async function waitForEmails(adminUrl: string, timeoutMs = 120_000): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs
  while (Date.now() < deadlineMs) {
    const [unsentEmail] = await queryOnce(adminUrl, 'select 1 from letter where sent_at is null limit 1')
    if (!unsentEmail) return
    await pause(250)
  }
  throw new Error(`E-mails are still unsent after ${timeoutMs / 1000} s.`)
}
