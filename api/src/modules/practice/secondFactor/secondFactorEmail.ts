import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { secondFactorChangedEmail, type SecondFactorChange } from '../../../mail/emails/secondFactorChanged.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { findMember } from '../user/user.sql.ts'

/** Writes to the member of every change of how they sign in: the one who made it may be somebody else. */
export async function sendSecondFactorEmail(tx: Tx, memberId: string, data: SecondFactorChange): Promise<void> {
  const { email: address } = await findMember(tx, memberId)
  await sendEmail(tx, { email: secondFactorChangedEmail, to: { name: '', address }, data, key: uuidv7() })
}
