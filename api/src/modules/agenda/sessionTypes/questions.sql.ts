import { sql } from 'kysely'
import type { Question } from 'shared/contracts/directory/therapist'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'

export const findQuestions = (tx: Tx, sessionTypeId: string): Promise<Question[]> =>
  tx
    .selectFrom('question')
    .select(['id', 'text'])
    .where('session_type_id', '=', sessionTypeId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const insertQuestion = (tx: Tx, tenantId: string, sessionTypeId: string, text: string): Promise<Question> =>
  tx
    .insertInto('question')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      session_type_id: sessionTypeId,
      text,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from question where session_type_id = ${sessionTypeId})`,
    })
    .returning(['id', 'text'])
    .executeTakeFirstOrThrow()

/** Returns the question and locks it until the transaction ends. */
export const lockQuestion = (tx: Tx, sessionTypeId: string, id: string): Promise<Question | undefined> =>
  tx
    .selectFrom('question')
    .select(['id', 'text'])
    .where('session_type_id', '=', sessionTypeId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Updates a question; returns undefined when the session type has no question with this id. */
export const updateQuestion = (
  tx: Tx,
  sessionTypeId: string,
  id: string,
  text: string,
): Promise<Question | undefined> =>
  tx
    .updateTable('question')
    .set({ text })
    .where('session_type_id', '=', sessionTypeId)
    .where('id', '=', id)
    .returning(['id', 'text'])
    .executeTakeFirst()

/** Deletes a question; returns false when the session type has no question with this id. */
export async function deleteQuestionRow(tx: Tx, sessionTypeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('question')
    .where('session_type_id', '=', sessionTypeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
