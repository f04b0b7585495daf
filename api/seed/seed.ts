import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, openDatabase } from '../src/db.ts'
import { findAccountByEmail, insertAccount } from '../src/modules/practice/accounts/accounts.sql.ts'
import { hashPassword } from '../src/credentials/passwords.ts'
import { servicesOf } from '../src/services.ts'
import { verifyMasterKey } from '../src/masterKey/verifyMasterKey.ts'
import { settingsFrom } from '../src/settings.ts'
import { SeededRandom } from './SeededRandom.ts'
import { seedPractice } from './seedPractice.ts'
import { createPersonGenerator } from './people.ts'
import { practices } from './practices/practices.ts'

export interface DemoOptions {
  /** Connects with the API's role, so that row-level security applies to the seed too. */
  databaseUrl: string
  masterKey: string
  now?: Date
}

/** The password of every account of the demonstration. */
const password = 'complice-demo'

/** Seeds the demonstration, with dates around today, in one transaction. Returns false if it already exists. */
export async function seedDemo({ databaseUrl, masterKey, now = new Date() }: DemoOptions): Promise<boolean> {
  const database = await openDatabase(databaseUrl, { connections: 1 })
  try {
    if (await findAccountByEmail(database, 'MEMBER', 'ultime@demo.complice.fr')) return false
    const settings = settingsFrom({ DATABASE_URL: databaseUrl, MASTER_KEY: masterKey })
    await verifyMasterKey(database, settings.masterKey)
    const services = {
      ...servicesOf(settings, database),
      now: () => now,
    }
    const passwordHash = await hashPassword(password)
    const patientAccountId = uuidv7()
    const random = new SeededRandom(2026)
    await inTransaction(database, async (tx) => {
      await insertAccount(tx, {
        id: patientAccountId,
        kind: 'PATIENT',
        email: 'patient@demo.complice.fr',
        password_hash: passwordHash,
        firstname: 'Manon',
        lastname: 'Lefèvre',
        phone_number: '06 45 12 78 30',
        confirmed_at: now,
      })
      const seedContext = {
        tx,
        services,
        random,
        passwordHash,
        patientAccountId,
        today: momentIn('Europe/Paris', now).day,
        nextPerson: createPersonGenerator(random),
      }
      for (const practice of practices) await seedPractice(seedContext, practice)
    })
    return true
  } finally {
    await database.destroy()
  }
}

async function seedFromEnvironment(): Promise<void> {
  const { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, NODE_ENV, COMPLICE_DEMO } = process.env
  if (NODE_ENV === 'production' && COMPLICE_DEMO !== '1')
    throw new Error('Seeding the demonstration in production requires COMPLICE_DEMO=1.')
  if (!databaseUrl || !masterKey) throw new Error('Set DATABASE_URL and MASTER_KEY.')
  const wasSeeded = await seedDemo({ databaseUrl, masterKey })
  console.log(wasSeeded ? 'The demonstration practices are seeded.' : 'The demonstration practices already exist.')
}

if (import.meta.main) void seedFromEnvironment()
