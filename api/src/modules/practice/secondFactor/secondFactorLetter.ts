import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import type { LetterData } from '../../../mail/letterData.ts'
import { sendLetter } from '../../../mail/sendLetter.ts'
import { findMember } from '../user/user.sql.ts'

/** Writes to the member of every change of how they sign in: the one who made it may be somebody else. */
export async function sendSecondFactorLetter(
  tx: Tx,
  memberId: string,
  data: LetterData['secondFactorChanged'],
): Promise<void> {
  const { email } = await findMember(tx, memberId)
  await sendLetter(tx, { name: 'secondFactorChanged', to: { name: '', address: email }, data, key: uuidv7() })
}
