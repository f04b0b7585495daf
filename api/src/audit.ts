import { v7 as uuidv7 } from 'uuid'
import type { Tx } from './db.ts'
import type { MemberContext } from './memberContext.ts'

export type AuditedEntity =
  | 'animal'
  | 'club'
  | 'medical_appointment'
  | 'member'
  | 'patient'
  | 'session'
  | 'session_audio'
  | 'vaccine'

export interface AuditEntry {
  act: string
  entity: AuditedEntity
  entityId: string
  /** Names of fields, counts and reasons; never what a file or notes contain. */
  details?: Record<string, unknown>
}

/** Who acted; nobody's account for a job. */
export interface Author {
  tenantId: string
  accountId: string | null
}

/** Records who did what and when, in the transaction of the act itself. */
export async function audit(
  tx: Tx,
  { tenantId, accountId }: Author,
  { act, entity, entityId, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      account_id: accountId,
      act,
      entity,
      entity_id: entityId,
      details: JSON.stringify(details),
    })
    .execute()
}

/** Records what the member of a call did. */
export const auditMember = ({ tx, member }: Pick<MemberContext, 'tx' | 'member'>, entry: AuditEntry): Promise<void> =>
  audit(tx, member, entry)

/** The names of the columns whose values differ from the row's. */
export function changedColumns(row: object, columns: object): string[] {
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(columns).flatMap(([name, value]) => (before.get(name) === value ? [] : [name]))
}
