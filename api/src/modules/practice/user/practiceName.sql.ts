import type { Tx } from '../../../db.ts'
import { findOwner } from './user.sql.ts'

/** Finds the name of the firm, or the owner's name if the firm has none. */
export async function findPracticeName(tx: Tx): Promise<string> {
  const { firm_name, firstname, lastname } = await findOwner(tx)
  return firm_name.trim() || `${firstname} ${lastname}`.trim()
}
