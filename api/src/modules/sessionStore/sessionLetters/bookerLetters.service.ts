import type { MemberContext } from '../../../memberContext.ts'
import type { SessionRow } from '../sessions/sessionRow.ts'
import { readSessionLetterData } from './sessionLetterData.sql.ts'
import { sendCancellationLetters, sendValidationLetter } from './sessionLetters.ts'

/**
 * To whoever booked online: the session is cancelled for them, being deleted, or becomes somebody else's. Called before
 * the session changes.
 */
export async function sendCancellationToBooker({ tx, services }: MemberContext, row: SessionRow): Promise<void> {
  if (!row.requested_by) return
  const letter = await readSessionLetterData(tx, row.id)
  if (letter.start > services.now())
    await sendCancellationLetters(
      tx,
      { ...letter, version: row.version + 1 },
      { by: 'practice', wasValidated: row.state === 'VALIDATED' },
    )
}

/** Whoever booked online has the session in a calendar: the new time goes there under the same invitation. */
export async function sendNewTimeToBooker(
  { tx, services, lettersLeaveAt }: MemberContext,
  row: SessionRow,
): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by) return
  const letter = await readSessionLetterData(tx, row.id)
  if (letter.start > services.now()) await sendValidationLetter(tx, letter, services.tokens, lettersLeaveAt)
}
