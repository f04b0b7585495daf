import { insertMailToken } from '../../../credentials/mailTokens.sql.ts'
import type { Tx } from '../../../db.ts'

/** Lifetime of the link. The texts of the e-mails state it too. */
export const linkLifetimeMs = 7 * 86_400_000

/** Creates the secret of the link that confirms an account's address. */
export const insertConfirmationToken = (tx: Tx, accountId: string, now: Date): Promise<string> =>
  insertMailToken(tx, 'CONFIRM', accountId, new Date(now.getTime() + linkLifetimeMs))
