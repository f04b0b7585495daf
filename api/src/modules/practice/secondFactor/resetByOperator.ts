import { beginRequest, inTransaction, type Database } from '../../../db.ts'
import { withJobDatabase } from '../../../jobs/withJobDatabase.ts'
import { findAccountByEmail } from '../accounts/accounts.sql.ts'
import { resetSecondFactor } from './teamSecondFactor.service.ts'

/**
 * Removes the second factor of a member who lost both phone and recovery codes, and whom no administrator can help.
 * Throws for an unknown member, or a member without a second factor.
 */
export async function resetByOperator(database: Database, email: string): Promise<void> {
  const account = await findAccountByEmail(database, 'MEMBER', email)
  if (!account) throw new Error('No member signs in with this e-mail address.')
  const wasRemoved = await inTransaction(database, async (tx) => {
    const member = await beginRequest(tx, account.id, account.token_version)
    return member !== null && resetSecondFactor(tx, { tenantId: member.tenantId, memberId: account.id, author: null })
  })
  if (!wasRemoved) throw new Error('This member signs in without a second factor.')
}

// Usage: `npm run second-factor:reset -- <address>`
async function resetMemberFromArguments(): Promise<void> {
  const [email] = process.argv.slice(2)
  const { DATABASE_URL: url } = process.env
  if (!url || !email)
    throw new Error('Set DATABASE_URL (the role complice_api) and, after --, the e-mail address of the member.')
  await withJobDatabase(url, (database) => resetByOperator(database, email))
  process.stdout.write(
    'The second factor was removed, every sign-in of the member has ended, and an e-mail notifies the member.\n',
  )
}

if (import.meta.main) void resetMemberFromArguments()
