import { inTransaction, openDatabase, type Database } from '../../../db.ts'
import { findAccountByEmail } from './accounts.sql.ts'
import { confirmAddress } from './confirmation.service.ts'

/**
 * Confirms the address of a member who does not receive e-mails. Throws for an unknown member or a confirmed address.
 */
export async function confirmByOperator(database: Database, email: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(database, 'MEMBER', email)
  if (!account) throw new Error('No member signs in with this address.')
  if (account.confirmed_at !== null) throw new Error('This address is already confirmed.')
  await inTransaction(database, (tx) => confirmAddress(tx, account, now))
}

// Usage: `npm run address:confirm -- <address>`
async function confirmFromArguments(): Promise<void> {
  const [email] = process.argv.slice(2)
  const { DATABASE_URL: url } = process.env
  if (!url || !email)
    throw new Error('Set DATABASE_URL (the role complice_api) and, after --, the address of the member.')
  const database = await openDatabase(url, { connections: 1 })
  try {
    await confirmByOperator(database, email, new Date())
    process.stdout.write('The address is confirmed: the practice may send e-mails, and is in the directory.\n')
  } finally {
    await database.destroy()
  }
}

if (import.meta.main) void confirmFromArguments()
