import { v7 as uuidv7 } from 'uuid'
import type { Tx } from './db.ts'
import type { MemberContext } from './memberContext.ts'

type AuditedEntity =
  | 'animal'
  | 'bill'
  | 'bill_series'
  | 'club'
  | 'estimation'
  | 'invitation'
  | 'medical_appointment'
  | 'member'
  | 'patient'
  | 'programme'
  | 'programme_report'
  | 'question'
  | 'sepa_mandate'
  | 'session'
  | 'session_audio'
  | 'session_type'
  | 'tenant'
  | 'vacation'
  | 'vaccine'

export interface AuditEntry {
  act: string
  entity: AuditedEntity
  entityId: string
  /** Field names, counts and reasons; never the content of a file or of notes. */
  details?: Record<string, unknown>
}

/** The author of an action; the account is null for a job. */
export interface Author {
  tenantId: string
  accountId: string | null
}

/** Records an action, in the transaction of the action itself. */
export const audit = (tx: Tx, author: Author, entry: AuditEntry): Promise<void> => auditAll(tx, author, [entry])

/** PostgreSQL allows 65,535 parameters per statement, and an entry has seven. */
const entriesByStatement = 5_000

/** Records several actions of one author. */
export async function auditAll(tx: Tx, { tenantId, accountId }: Author, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ act, entity, entityId, details = {} }) => ({
    tenant_id: tenantId,
    id: uuidv7(),
    account_id: accountId,
    act,
    entity,
    entity_id: entityId,
    details: JSON.stringify(details),
  }))
  for (let first = 0; first < rows.length; first += entriesByStatement)
    await tx
      .insertInto('audit')
      .values(rows.slice(first, first + entriesByStatement))
      .execute()
}

/** Records an action of the calling member. */
export const auditMember = ({ tx, member }: Pick<MemberContext, 'tx' | 'member'>, entry: AuditEntry): Promise<void> =>
  audit(tx, member, entry)

/** Records an action of the calling member for each of several entities. */
export const auditMemberAll = (
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  entries: readonly AuditEntry[],
): Promise<void> => auditAll(tx, member, entries)

const isSameValue = (current: unknown, next: unknown) =>
  current === next || (Buffer.isBuffer(current) && Buffer.isBuffer(next) && current.equals(next))

/** Returns the names of the given columns whose values differ from those of the row. */
export function changedColumns(row: object, columns: object): string[] {
  const valueByColumn = new Map<string, unknown>(Object.entries(row))
  return Object.entries(columns).flatMap(([name, value]) => (isSameValue(valueByColumn.get(name), value) ? [] : [name]))
}
