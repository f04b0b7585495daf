import { Client } from 'pg'

const lockFunctions = [
  'lock_practice_of_row',
  'lock_patient_of_row',
  'lock_patient_of_column',
  'lock_patients_of_session',
  'lock_every_patient_of_session',
  'lock_patient_of_parent',
]

/**
 * Removes the locks that writes take on their practice and on their patient file (migration 102), for comparison.
 * Throws if a lock function has no trigger left, so that the comparison follows a renamed function.
 */
export async function removeLocks(adminUrl: string): Promise<void> {
  const database = new Client({ connectionString: adminUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ name: string; drop: string }>(
      `select p.proname as name, format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = any ($1)`,
      [lockFunctions],
    )
    const unusedFunctions = lockFunctions.filter((name) => !rows.some((row) => row.name === name))
    if (unusedFunctions.length > 0) throw new Error(`No trigger uses ${unusedFunctions.join(', ')}.`)
    for (const row of rows) await database.query(row.drop)
    await database.query(`
      create or replace function auth.begin_write(account uuid, version integer, sign_in uuid, is_closing boolean)
      returns table (tenant_id uuid, time_zone text, offer text, roles text[], privileges text[], blocked boolean)
      language sql security definer set search_path = public, auth, pg_temp as
      $$ select * from auth.begin_request(account, version, sign_in) $$`)
  } finally {
    await database.end()
  }
}
