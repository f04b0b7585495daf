import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { findFileWithAddress, findLinkedFile } from '../../patients/patients/accountFile.sql.ts'

export interface RequesterAccount {
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

/**
 * Links the file to the account only when the account's e-mail address is confirmed, which proves that both belong to
 * one person.
 */
async function linkFile(
  tx: Tx,
  file: { id: string; account_id: string | null },
  { id, confirmed }: RequesterAccount,
): Promise<PatientFile> {
  if (confirmed && file.account_id === null)
    await tx.updateTable('patient').set({ account_id: id }).where('id', '=', file.id).execute()
  return { id: file.id, isNew: false }
}

async function insertFile(
  tx: Tx,
  tenantId: string,
  { id: accountId, email, firstname, lastname, phone_number, confirmed }: RequesterAccount,
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
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Finds or creates the patient file for a request (ruling 28): the file linked to the account, else the file with the
 * account's e-mail address, else a new file. A file with the e-mail address of an unconfirmed account is used unchanged
 * and not linked to the account.
 */
export async function findPatientFile(tx: Tx, tenantId: string, requester: RequesterAccount): Promise<PatientFile> {
  const existingFile = (await findLinkedFile(tx, requester.id)) ?? (await findFileWithAddress(tx, requester.email))
  if (existingFile) return linkFile(tx, existingFile, requester)
  const createdId = await insertFile(tx, tenantId, requester)
  if (createdId) return { id: createdId, isNew: true }
  // A member of the practice created the file at the same moment.
  const concurrentFile = await findFileWithAddress(tx, requester.email)
  if (!concurrentFile) throw new Error('A patient file was neither created nor found.')
  return linkFile(tx, concurrentFile, requester)
}
