import { sql } from 'kysely'
import type { Tx } from '../../db.ts'
import { uuidv7 } from '../../uuid.ts'

export interface Asker {
  id: string
  email: string
  firstname: string
  lastname: string
  phone_number: string
  confirmed: boolean
}

const files = (tx: Tx) => tx.selectFrom('patient').select(['id', 'account_id']).where('removed_at', 'is', null)

const linkedFile = (tx: Tx, accountId: string) =>
  files(tx).where('account_id', '=', accountId).orderBy('created_at').executeTakeFirst()

const fileWithAddress = (tx: Tx, email: string) =>
  files(tx)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst()

/** Only a confirmed address proves that the file and the account are one person. */
async function link(
  tx: Tx,
  file: { id: string; account_id: string | null },
  { id, confirmed }: Asker,
): Promise<string> {
  if (confirmed && file.account_id === null)
    await tx.updateTable('patient').set({ account_id: id }).where('id', '=', file.id).execute()
  return file.id
}

async function newFile(
  tx: Tx,
  tenantId: string,
  { id: accountId, email, firstname, lastname, phone_number, confirmed }: Asker,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('patient')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      type: 'INDIVIDUAL',
      email,
      firstname,
      lastname,
      phone_number,
      account_id: confirmed ? accountId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * The file of the practice for who asks (ruling 28): the account's own; else the one with its address, which an
 * unconfirmed account neither changes nor links; else a new one.
 */
export async function fileFor(tx: Tx, tenantId: string, asker: Asker): Promise<string> {
  const known = (await linkedFile(tx, asker.id)) ?? (await fileWithAddress(tx, asker.email))
  if (known) return link(tx, known, asker)
  const created = await newFile(tx, tenantId, asker)
  if (created) return created
  // Somebody of the practice made the file at the same moment.
  const meanwhile = await fileWithAddress(tx, asker.email)
  if (!meanwhile) throw new Error('A patient file was neither made nor found.')
  return link(tx, meanwhile, asker)
}
