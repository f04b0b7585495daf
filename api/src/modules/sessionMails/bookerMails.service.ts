import { sessionLetter } from './sessionLetter.sql.ts'
import type { Acting } from '../sessions/conflicts/conflictCheck.service.ts'
import { tellCancelled, tellValidated } from './sessionMails.ts'
import type { SessionRow } from '../sessionStore/sessionState.sql.ts'

/** Whoever booked a session online is told that it is off for them: it is deleted, or becomes somebody else's. Before it is. */
export async function tellOff({ tx, services }: Acting, row: SessionRow): Promise<void> {
  if (!row.requested_by) return
  const letter = await sessionLetter(tx, row.id)
  if (letter.start > services.now())
    await tellCancelled(
      tx,
      { ...letter, version: row.version + 1 },
      { by: 'practice', wasValidated: row.state === 'VALIDATED' },
    )
}

/** Who booked online has the session in an agenda: the new time goes there under the same invitation. */
export async function tellMoved({ tx, services }: Acting, row: SessionRow): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by) return
  const letter = await sessionLetter(tx, row.id)
  if (letter.start > services.now()) await tellValidated(tx, letter, services.tokens)
}
