import { sql } from 'kysely'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { wellbeingPerAnimal, wellbeingScore } from 'shared/domain/evaluation/sessionWellbeing'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { scoreOf, encryptedScoreColumn } from './encryptedScore.ts'

export async function listAnimalIds(tx: Tx, sessionId: string): Promise<string[]> {
  return (await listAnimalIdsBySession(tx, [sessionId])).get(sessionId) ?? []
}

/** Lists the animal ids by session id; sessions without animals have no entry. */
export async function listAnimalIdsBySession(tx: Tx, sessionIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('session_animal')
    .select(['session_id', 'animal_id'])
    .where('session_id', 'in', sessionIds)
    .orderBy('animal_id')
    .execute()
  const rowsBySession = Map.groupBy(rows, ({ session_id }) => session_id)
  return new Map([...rowsBySession].map(([id, animals]) => [id, animals.map(({ animal_id }) => animal_id)]))
}

/** Animals of a session. */
export interface SessionAnimals {
  /** Id of the session. */
  id: string
  animalIds: readonly string[]
}

/**
 * Replaces the animals of the sessions. Each row copies the session's time, so that a database constraint can refuse an
 * animal in two overlapping sessions. Writes only differences, so that a remaining animal keeps its wellbeing score.
 */
export async function updateAnimals(tx: Tx, sessions: readonly SessionAnimals[]): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  const pairs = sessions.flatMap(({ id, animalIds }) => animalIds.map((animalId) => ({ id, animalId })))
  const requestedRows = sql`unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ animalId }) => animalId)}::uuid[]) as requested (session_id, animal_id)`
  await sql`
    delete from session_animal sa where sa.session_id = any(${ids}::uuid[])
      and not exists (select from ${requestedRows} where requested.session_id = sa.session_id and requested.animal_id = sa.animal_id)`.execute(
    tx,
  )
  await sql`
    update session_animal sa set during = s.during, live = s.live, allow_overlap = s.allow_overlap
    from session s where s.id = sa.session_id and s.id = any(${ids}::uuid[])
      and (sa.during, sa.live, sa.allow_overlap) is distinct from (s.during, s.live, s.allow_overlap)`.execute(tx)
  await sql`
    insert into session_animal (tenant_id, session_id, animal_id, during, live, allow_overlap)
    select s.tenant_id, s.id, requested.animal_id, s.during, s.live, s.allow_overlap
    from ${requestedRows} join session s on s.id = requested.session_id order by requested.animal_id, s.id
    on conflict (tenant_id, session_id, animal_id) do nothing`.execute(tx)
}

/**
 * Saves the wellbeing score of each animal from its block of the evaluation. An older evaluation has a single block for
 * all animals.
 */
export async function updateWellbeing(
  tx: Tx,
  cipher: FieldCipher,
  sessionId: string,
  evaluation: Evaluation,
): Promise<void> {
  const animalRows = await tx
    .selectFrom('session_animal')
    .select(['animal_id', 'wellbeing', 'wellbeing_sealed'])
    .where('session_id', '=', sessionId)
    .orderBy('animal_id')
    .execute()
  const blockByAnimal = new Map(
    wellbeingPerAnimal(
      evaluation,
      animalRows.map(({ animal_id }) => animal_id),
    ).map((block) => [block.animalId, block]),
  )
  for (const { animal_id: animalId, ...columns } of animalRows) {
    const block = blockByAnimal.get(animalId)
    const score = block ? wellbeingScore(block) : null
    if (score === scoreOf(columns, { sessionId, animalId }, cipher)) continue
    await tx
      .updateTable('session_animal')
      .set(encryptedScoreColumn(score, { sessionId, animalId }, cipher))
      .where('session_id', '=', sessionId)
      .where('animal_id', '=', animalId)
      .execute()
  }
}
