import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { findFileWithAddress, findLinkedFile } from '../../patients/patients/accountFile.sql.ts'

export interface Requester {
  id: string
  email: string
  firstname: string
  lastname: string
  phone_number: string
  confirmed: boolean
}

/** The patient file of a request, and whether the request created it. */
export interface PatientFile {
  id: string
  isNew: boolean
}

/** Links the file to the account, only when the account's e-mail address is confirmed: proof that both are one person. */
async function linkFile(
  tx: Tx,
  file: { id: string; account_id: string | null },
  { id, confirmed }: Requester,
): Promise<PatientFile> {
  if (confirmed && file.account_id === null)
    await tx.updateTable('patient').set({ account_id: id }).where('id', '=', file.id).execute()
  return { id: file.id, isNew: false }
}

async function insertFile(
  tx: Tx,
  tenantId: string,
  { id: accountId, email, firstname, lastname, phone_number, confirmed }: Requester,
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
 * The patient file for a request (ruling 28): the account's linked file, else the file with its e-mail address, which an
 * unconfirmed account neither changes nor links, else a new file.
 */
export async function findPatientFile(tx: Tx, tenantId: string, requester: Requester): Promise<PatientFile> {
  const known = (await findLinkedFile(tx, requester.id)) ?? (await findFileWithAddress(tx, requester.email))
  if (known) return linkFile(tx, known, requester)
  const created = await insertFile(tx, tenantId, requester)
  if (created) return { id: created, isNew: true }
  // A member of the practice created the file at the same moment.
  const meanwhile = await findFileWithAddress(tx, requester.email)
  if (!meanwhile) throw new Error('A patient file was neither created nor found.')
  return linkFile(tx, meanwhile, requester)
}
