import { sql } from 'kysely'
import type { Club } from 'shared/contracts/club'
import type { Tx } from '../../db.ts'

export async function clubsOf(tx: Tx): Promise<Club[]> {
  const rows = await tx.selectFrom('club').selectAll().where('removed_at', 'is', null).orderBy(sql`plain(name)`).execute()
  return rows.map(({ id, name, email, phone_number, amount_per_session, street_name, zip_code, city }) => ({
    id,
    name,
    email,
    phoneNumber: phone_number,
    amountPerSession: amount_per_session,
    address: { streetName: street_name, zipCode: zip_code, city },
  }))
}
