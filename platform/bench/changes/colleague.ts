import { Client } from 'pg'

/** Simulates a member of the practice: `change` records a change in the audit, and changes no other data. */
export interface Colleague {
  change: () => Promise<void>
  stop: () => Promise<void>
}

/** SQL for an id such as the API creates: UUID version 7, which begins with the time in milliseconds. */
const uuidv7 = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`

/**
 * Connects a colleague. Each change inserts an audit row, as every change in the product does; a trigger notifies the
 * database's listeners.
 */
export async function openColleague(adminUrl: string, email: string): Promise<Colleague> {
  const database = new Client({ connectionString: adminUrl })
  await database.connect()
  await database.query(`
    create function bench_notify_change() returns trigger language plpgsql as
      $$ begin perform pg_notify('bench_changes', new.id::text); return null; end $$;
    create trigger bench_notify_change after insert on audit for each row execute function bench_notify_change()`)
  return {
    change: async () => {
      await database.query(
        `insert into audit (tenant_id, id, act, entity, entity_id)
         select tenant_id, ${uuidv7}, 'change', 'club', gen_random_uuid() from member where email = $1`,
        [email],
      )
    },
    stop: () => database.end(),
  }
}
