import { sql } from 'kysely'
import type { KeptStepId } from 'shared/contracts/accounts/firstSteps'
import type { FirstStepFacts } from 'shared/domain/accounts/firstSteps'
import type { Tx } from '../../../db.ts'

type CountedFacts = Omit<FirstStepFacts, 'issuer' | 'openingHours'>

/** Finds which data the practice already has, to derive the steps that are done. */
export async function findFirstStepFacts(tx: Tx): Promise<CountedFacts> {
  const { rows } = await sql<CountedFacts>`
    select t.first_steps_kept as kept,
      (select count(*) > 1 or coalesce(bool_or(default_session_price > 0), false) from session_type where removed_at is null)
        as "hasChosenTypes",
      exists (select from animal) as "hasAnimal",
      exists (select from patient) as "hasPatient",
      exists (select from session) as "hasSession",
      exists (select from member where public_access and left_at is null and 'ROLE_THERAPIST' = any(roles)) as "isPublic"
    from tenant t`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The transaction has no practice.')
  return row
}

/** Adds a step whose proposed values the practice keeps, which counts as done. */
export async function updateKeptSteps(tx: Tx, step: KeptStepId): Promise<void> {
  await sql`update tenant set first_steps_kept = array_append(first_steps_kept, ${step})
    where not first_steps_kept @> array[${step}]`.execute(tx)
}

export async function updateFirstStepsEnded(tx: Tx, endedAt: Date): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ first_steps_ended_at: endedAt })
    .where('first_steps_ended_at', 'is', null)
    .execute()
}
