import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asked } from '../../postgres/answers.ts'
import { freePort } from '../../postgres/freePort.ts'
import { openDatabase } from '../openDatabase.ts'
import { startProduct } from '../product.ts'
import { root } from '../root.mjs'
import type { Settings } from '../settings.mjs'
import type { Tally } from '../tests/Tally.ts'
import { Bookings, ready } from './Bookings.ts'
import { Letterbox } from './Letterbox.ts'
import { killTree } from './processTree.ts'

/** The crash is about what is kept, not about how many visitors one address may be. */
const unhurried = { REQUESTS_PER_MINUTE: '1000000', TRIES_PER_ACCOUNT: '1000000', TRIES_PER_ADDRESS: '1000000' }

/** Kills everything at once in a stream of bookings, again and again, then looks for each booking and its mail. */
export async function crashes(rounds: number): Promise<Tally> {
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-crash-'))
  const port = await freePort()
  const letterbox = new Letterbox()
  const env = {
    ...process.env,
    ...unhurried,
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: await letterbox.open(),
    NODE_ENV: 'development',
  }
  const bookings = new Bookings(`http://127.0.0.1:${port}`)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const before = bookings.acknowledged.length
      await crash(bookings, env, round === 1)
      console.log(`  crash ${round}: ${bookings.acknowledged.length - before} bookings acknowledged`)
    }
    return await verdict(bookings, letterbox, env)
  } catch (error) {
    console.error(error)
    console.error(readFileSync(join(dataDir, 'launcher.log'), 'utf8').slice(-2_000))
    return { passed: 0, failed: 1 }
  } finally {
    await letterbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function crash(
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
    await ready(`http://127.0.0.1:${env.PORT}`)
    if (isFirst) await bookings.look()
    const gone = bookings.bookUntilGone()
    await Promise.race([bookings.some(3), gone])
    await pause(Math.random() * 1_000)
    killTree(launcher.pid ?? 0)
    await gone
  } finally {
    killTree(launcher.pid ?? 0)
  }
}

async function verdict(
  bookings: Bookings,
  letterbox: Letterbox,
  env: NodeJS.ProcessEnv & { DATA_DIR: string; PORT: string },
): Promise<Tally> {
  const settings = {
    host: '127.0.0.1',
    port: Number(env.PORT),
    dataDir: env.DATA_DIR,
    databaseUrl: undefined,
    production: false,
    demo: true,
  }
  await leasesOver(settings)
  const product = await startProduct(settings, () => {}, { env })
  try {
    const { acknowledged } = bookings
    const found = await asked(product.adminUrl, 'select id from session where id = any($1::uuid[])', [
      acknowledged.map(({ id }) => id),
    ])
    await outboxEmpty(product.adminUrl)
    const lost = acknowledged.length - found.length
    const withoutMail = acknowledged.filter(({ email }) => letterbox.receivedBy(email).length === 0).length
    const told = new Set(letterbox.letters.map(({ messageId }) => messageId)).size
    console.log(
      `  ${acknowledged.length} acknowledged, ${lost} lost; ${letterbox.letters.length} letters of ${told} mails, the most repeated ${letterbox.mostRepeated()} times; ${withoutMail} patients without a mail`,
    )
    const promises = [
      acknowledged.length > 0,
      lost === 0,
      withoutMail === 0,
      told >= 2 * acknowledged.length,
      letterbox.mostRepeated() <= 2,
    ]
    const kept = promises.filter(Boolean).length
    return { passed: kept, failed: promises.length - kept }
  } finally {
    await product.stop()
  }
}

/** Work that a killed process had in hand is taken up again when its lease is over: that time is made to pass. */
async function leasesOver(settings: Settings): Promise<void> {
  const database = await openDatabase(settings)
  await asked(
    database.adminUrl,
    'update job set leased_until = now() where done_at is null and leased_until is not null',
  )
  await database.stop()
}

async function outboxEmpty(adminUrl: string, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const [waiting] = await asked(
      adminUrl,
      "select 1 from job where kind = 'mail' and done_at is null and failed_at is null limit 1",
    )
    if (!waiting) return
    await pause(250)
  }
  throw new Error(`Mails still wait in the outbox after ${patience / 1000} s.`)
}
