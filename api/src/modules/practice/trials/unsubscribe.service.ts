import { errorCode } from 'shared/contracts/errorCodes'
import { audit } from '../../../audit.ts'
import { beginTenant, inTransaction } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateUnsubscribed } from './trials.sql.ts'
import { unsubscribePurpose } from './unsubscribeLinks.ts'

/** Unsubscribes the practice of a signed token; does nothing if it has already unsubscribed. */
export async function endTrialEmails({ database, tokens, now }: Services, token: string): Promise<void> {
  const { tenantId } = (await tokens.readLink(unsubscribePurpose, token, now())) ?? {}
  if (typeof tenantId !== 'string') throw new Refusal(404, errorCode.linkRefused)
  await inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    // The link works without a sign-in, so no account is recorded.
    if (await updateUnsubscribed(tx))
      await audit(tx, { tenantId, accountId: null }, { act: 'unsubscribe', entity: 'tenant', entityId: tenantId })
  })
}
