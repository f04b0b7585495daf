import { sql, type SqlBool } from 'kysely'
import { Check } from 'typebox/value'
import { Type, type Static } from 'typebox'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

/** The encrypted part of an exception: the reasons against the animal, and the member's note. */
const FitDecision = Type.Object({
  reasons: Type.Array(Type.Object({ kind: Type.String(), patientId: Type.String(), detail: Type.String() })),
  note: Type.String(),
})
export type FitDecision = Static<typeof FitDecision>

interface SessionAnimalIds {
  sessionId: string
  animalId: string
}

const decisionField = ({ sessionId, animalId }: SessionAnimalIds) => ({
  table: 'fit_exception',
  column: 'sealed',
  id: `${sessionId}/${animalId}`,
})

function decryptDecision(cipher: FieldCipher, ids: SessionAnimalIds, encryptedDecision: Buffer): FitDecision {
  const storedDecision: unknown = JSON.parse(cipher.decrypt(encryptedDecision, decisionField(ids)))
  if (!Check(FitDecision, storedDecision)) throw new Error('The stored fit exception does not match its schema.')
  return storedDecision
}

export interface NewException extends SessionAnimalIds {
  tenantId: string
  decidedBy: string
  decidedAt: Date
  decision: FitDecision
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a row has six. */
const rowsPerStatement = 5_000

export async function insertExceptions(
  tx: Tx,
  cipher: FieldCipher,
  exceptions: readonly NewException[],
): Promise<void> {
  const rows = exceptions.map(({ tenantId, sessionId, animalId, decidedBy, decidedAt, decision }) => ({
    tenant_id: tenantId,
    session_id: sessionId,
    animal_id: animalId,
    decided_by: decidedBy,
    decided_at: decidedAt,
    sealed: cipher.encrypt(JSON.stringify(decision), decisionField({ sessionId, animalId })),
  }))
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insertInto('fit_exception')
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
}

/** Deletes the exceptions for these pairs of session and animal. */
export async function deleteExceptions(tx: Tx, pairs: readonly SessionAnimalIds[]): Promise<void> {
  const pairRows = sql`unnest(${pairs.map(({ sessionId }) => sessionId)}::uuid[], ${pairs.map(({ animalId }) => animalId)}::uuid[]) as pair (session_id, animal_id)`
  await sql`
    delete from fit_exception using ${pairRows}
    where fit_exception.session_id = pair.session_id and fit_exception.animal_id = pair.animal_id`.execute(tx)
}

/** Lists the ids of the animals with an exception in the session. */
export async function listAnimalIdsWithException(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx.selectFrom('fit_exception').select('animal_id').where('session_id', '=', sessionId).execute()
  return rows.map(({ animal_id }) => animal_id)
}

/** The exceptions of the sessions, ordered by animal name, with the name of the member who decided. */
export async function listExceptions(tx: Tx, cipher: FieldCipher, sessionIds: readonly string[]) {
  const rows = await tx
    .selectFrom('fit_exception')
    .innerJoin('animal', (join) =>
      join.onRef('animal.tenant_id', '=', 'fit_exception.tenant_id').onRef('animal.id', '=', 'fit_exception.animal_id'),
    )
    .leftJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'fit_exception.tenant_id')
        .onRef('member.id', '=', 'fit_exception.decided_by'),
    )
    .select(['session_id', 'animal_id', 'animal.name as animal_name', 'decided_at', 'sealed', 'firstname', 'lastname'])
    .where(sql<SqlBool>`session_id = any(${[...sessionIds]}::uuid[])`)
    .orderBy(sql`plain(animal.name)`)
    .execute()
  return rows.map(({ session_id: sessionId, animal_id: animalId, ...row }) => ({
    sessionId,
    animalId,
    animalName: row.animal_name,
    decidedBy: `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim(),
    decidedAt: row.decided_at.toISOString(),
    decision: decryptDecision(cipher, { sessionId, animalId }, row.sealed),
  }))
}
