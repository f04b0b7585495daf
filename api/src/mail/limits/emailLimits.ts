import { defaultEmailQuotas, type EmailQuotas } from 'shared/domain/accounts/emailQuota'
import { databaseOf, type Database, type Tx } from '../../db.ts'

/** Limits of the e-mails that are sent on request. */
export interface EmailLimits {
  /** E-mails that the members of a practice may ask for per day, by its age and by whether it pays. */
  perPractice: EmailQuotas
  /** E-mails of one kind in 24 hours to an address that anybody may type, such as a password reset. */
  perRecipient: number
  /** Requests for such e-mails in 24 hours from one network. */
  perNetwork: number
}

export const defaultEmailLimits: EmailLimits = { perPractice: defaultEmailQuotas, perRecipient: 10, perNetwork: 100 }

const limitsByDatabase = new WeakMap<Database, EmailLimits>()

/** Sets the limits of all e-mails that transactions of this database send. */
export function setEmailLimits(database: Database, limits: EmailLimits): void {
  limitsByDatabase.set(database, limits)
}

export const emailLimitsOf = (tx: Tx): EmailLimits => limitsByDatabase.get(databaseOf(tx)) ?? defaultEmailLimits
