import { Client } from 'pg'
import { rewrapPracticeKey } from '../encryption/encryption.ts'
import { checkValueOf, MasterKeyError, requireStrongMasterKey } from './masterKey.ts'

export interface RotationOptions {
  /** Connection URL of a role that may migrate the database. */
  adminUrl: string
  /** The former key may be weak, which is a reason to rotate it. */
  formerKey: string
  nextKey: string
}

async function refuseRunningApi(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where usename = 'complice_api' and datname = current_database()",
  )
  if (rowCount)
    throw new Error('Stop every replica of the API first: data written during the rotation could not be decrypted.')
}

async function refuseWrongKey(client: Client, formerKey: string): Promise<void> {
  const { rows } = await client.query<{ check_value: Buffer }>('select check_value from auth.master_key_check')
  if (rows[0] && !rows[0].check_value.equals(checkValueOf(formerKey)))
    throw new MasterKeyError('wrong', 'MASTER_KEY_FORMER is wrong: it is not the key of this database.')
}

async function rewrapAll(client: Client, { formerKey, nextKey }: RotationOptions): Promise<number> {
  // Row-level security applies to the owner too: the role complice_walls lists the practices, and the owner updates
  // them one at a time.
  await client.query('set local role complice_walls')
  const { rows } = await client.query<{ id: string; sealing_key: Buffer }>('select id, sealing_key from tenant')
  await client.query('set local role complice_owner')
  for (const { id, sealing_key } of rows) {
    if (sealing_key.length === 0) continue
    await client.query("select set_config('app.tenant_id', $1, true)", [id])
    await client.query('update tenant set sealing_key = $2 where id = $1', [
      id,
      rewrapPracticeKey(id, sealing_key, { formerKey, nextKey }),
    ])
  }
  return rows.length
}

/**
 * Re-wraps every practice's key with the new master key, in one transaction; data encrypted with the practices' keys is
 * unchanged. Returns the number of practices.
 */
export async function rotateMasterKey(options: RotationOptions): Promise<number> {
  const nextKey = requireStrongMasterKey(options.nextKey)
  const client = new Client({ connectionString: options.adminUrl })
  await client.connect()
  try {
    await refuseRunningApi(client)
    await client.query('begin')
    await client.query('set local role complice_owner')
    await client.query('lock table tenant in access exclusive mode')
    await refuseWrongKey(client, options.formerKey)
    const count = await rewrapAll(client, { ...options, nextKey })
    await client.query(
      `insert into auth.master_key_check (check_value) values ($1)
       on conflict (is_only) do update set check_value = excluded.check_value, created_at = now()`,
      [checkValueOf(nextKey)],
    )
    await client.query('commit')
    return count
  } finally {
    await client.end()
  }
}

async function rotateKeysOfEnvironment(): Promise<void> {
  const { DATABASE_URL: adminUrl, MASTER_KEY_FORMER: formerKey, MASTER_KEY: nextKey } = process.env
  if (!adminUrl || !formerKey || !nextKey)
    throw new Error("Set DATABASE_URL (the administrator's), MASTER_KEY_FORMER, and the new key as MASTER_KEY.")
  const count = await rotateMasterKey({ adminUrl, formerKey, nextKey })
  process.stdout.write(`The keys of ${count} practices are wrapped by the new master key.\n`)
}

if (import.meta.main) void rotateKeysOfEnvironment()
