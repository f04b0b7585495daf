import { sql } from 'kysely'
import type { Tx } from '../../src/db.ts'
import { firstRecentDay } from '../pastWeeks.ts'
import type { SeedContext } from '../SeedContext.ts'

type Context = Pick<SeedContext, 'tx' | 'today'>

/** Finds the last past session with a patient in which the animal of this name worked. */
export const findLastSession = ({ tx, today }: Context, tenantId: string, name: string) =>
  tx
    .selectFrom('session_animal')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('session.id', '=', 'session_animal.session_id'),
    )
    .innerJoin('animal', (join) =>
      join
        .onRef('animal.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('animal.id', '=', 'session_animal.animal_id'),
    )
    .select(['session_animal.session_id', 'session_animal.animal_id'])
    .where('animal.tenant_id', '=', tenantId)
    .where('animal.name', '=', name)
    .where('session.state', '=', 'VALIDATED')
    .where('session.with_animal_only', '=', false)
    .where('session.day', '<', today)
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .executeTakeFirst()

/** Lists the recent sessions that took place with a patient, the oldest first, with their animals. */
export const listSessionsToEvaluate = ({ tx, today }: Context, tenantId: string) =>
  tx
    .selectFrom('session')
    .select([
      'id',
      sql<string[]>`array(select animal_id from session_animal w
        where w.tenant_id = session.tenant_id and w.session_id = session.id order by animal_id)`.as('animalIds'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'VALIDATED')
    .where('with_animal_only', '=', false)
    .where('day', '<', today)
    .where('day', '>=', firstRecentDay(today))
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')
    .execute()

export interface EvaluationRow {
  id: string
  evaluation: Buffer
  /** Undefined leaves the comments unchanged. */
  comments?: Buffer
}

export interface ScoreRow {
  sessionId: string
  animalId: string
  sealed: Buffer
}

/** Sets all evaluations in one statement: the demonstration has hundreds. */
export async function updateEvaluations(tx: Tx, rows: readonly EvaluationRow[]): Promise<void> {
  await sql`update session set evaluation = new_values.evaluation, comments = coalesce(new_values.comments, session.comments)
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ evaluation }) => evaluation)}::bytea[],
      ${rows.map(({ comments = null }) => comments)}::bytea[]) new_values (id, evaluation, comments)
    where session.id = new_values.id`.execute(tx)
}

export async function updateScores(tx: Tx, rows: readonly ScoreRow[]): Promise<void> {
  await sql`update session_animal set wellbeing = null, wellbeing_sealed = new_values.sealed
    from unnest(${rows.map(({ sessionId }) => sessionId)}::uuid[], ${rows.map(({ animalId }) => animalId)}::uuid[],
      ${rows.map(({ sealed }) => sealed)}::bytea[]) new_values (session_id, animal_id, sealed)
    where session_animal.session_id = new_values.session_id and session_animal.animal_id = new_values.animal_id`.execute(
    tx,
  )
}
