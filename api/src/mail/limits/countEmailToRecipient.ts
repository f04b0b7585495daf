import { errorCode } from 'shared/contracts/errorCodes'
import type { Tx } from '../../db.ts'
import { countDailyAttempt } from '../../throttle.ts'
import { emailLimitsOf } from './emailLimits.ts'

/**
 * Counts an e-mail of one kind to an address that anybody may type. Throws 429 (E248) beyond `perRecipient` in 24
 * hours.
 */
export const countEmailToRecipient = (tx: Tx, emailName: string, address: string): Promise<void> =>
  countDailyAttempt(
    tx,
    {
      key: ['e-mails', emailName, address.trim().toLowerCase()],
      maxAttempts: emailLimitsOf(tx).perRecipient,
      code: errorCode.recipientQuotaReached,
    },
    new Date(),
  )
