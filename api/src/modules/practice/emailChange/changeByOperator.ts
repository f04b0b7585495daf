import { isEmail } from 'shared/domain/contact/email'
import { inTransaction, type Database } from '../../../db.ts'
import { withJobDatabase } from '../../../jobs/withJobDatabase.ts'
import { findAccountByEmail, isAddressTaken, normalizeEmail, type AccountKind } from '../accounts/accounts.sql.ts'
import { deleteDevices } from '../knownDevices/knownDevices.sql.ts'
import { applyEmailChange } from './applyEmailChange.service.ts'
import { findAccount } from './emailChange.sql.ts'

interface AddressChange {
  kind: AccountKind
  formerEmail: string
  newEmail: string
}

/**
 * Changes, without a confirmation, the address of an account whose owner can no longer read e-mails to the former
 * address. Throws for an unknown account, or if another account has the new address.
 */
export async function changeByOperator(database: Database, change: AddressChange, now: Date): Promise<void> {
  const { kind, formerEmail } = change
  const newEmail = normalizeEmail(change.newEmail)
  if (!isEmail(newEmail)) throw new Error('The new address is not a valid e-mail address.')
  const account = await findAccountByEmail(database, kind, formerEmail)
  if (!account) throw new Error('No account of this kind has the former address.')
  await inTransaction(database, async (tx) => {
    if (await isAddressTaken(tx, kind, newEmail)) throw new Error('Another account has the new address.')
    await applyEmailChange(tx, now, {
      account: await findAccount(tx, account.id),
      newEmail,
      continuingSignInId: null,
      isOperator: true,
    })
    await deleteDevices(tx, account.id)
  })
}

const kindByArgument: Record<string, AccountKind> = { member: 'MEMBER', patient: 'PATIENT' }

// Usage: `npm run email:change -- member|patient <former address> <new address>`
async function changeFromArguments(): Promise<void> {
  const [kindArgument = '', formerEmail, newEmail] = process.argv.slice(2)
  const kind = kindByArgument[kindArgument]
  const { DATABASE_URL: url } = process.env
  if (!url || !kind || !formerEmail || !newEmail)
    throw new Error(
      'Set DATABASE_URL (the role complice_api) and, after --, give `member` or `patient`, the former and the new address.',
    )
  await withJobDatabase(url, (database) => changeByOperator(database, { kind, formerEmail, newEmail }, new Date()))
  process.stdout.write(
    'The address was changed, every sign-in of the account has ended, and an e-mail notifies both addresses.\n',
  )
}

if (import.meta.main) void changeFromArguments()
