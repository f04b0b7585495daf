import type { Tx } from '../../../db.ts'
import { findOwner } from './user.sql.ts'

/** The name of the firm, else that of its owner. */
export async function findPracticeName(tx: Tx): Promise<string> {
  const { firm_name, firstname, lastname } = await findOwner(tx)
  return firm_name.trim() || `${firstname} ${lastname}`.trim()
}
