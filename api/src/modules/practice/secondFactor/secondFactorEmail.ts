import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { secondFactorChangedEmail, type SecondFactorChange } from '../../../mail/emails/secondFactorChanged.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { findMember } from '../user/user.sql.ts'

/** E-mails the member about any change of their second factor, since an attacker may have made it. */
export async function sendSecondFactorEmail(tx: Tx, memberId: string, data: SecondFactorChange): Promise<void> {
  const { email: address } = await findMember(tx, memberId)
  await sendEmail(tx, { email: secondFactorChangedEmail, to: { name: '', address }, data, key: uuidv7() })
}
