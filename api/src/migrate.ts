import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** Keys of PostgreSQL advisory locks: arbitrary, but the same in every version. */
const lockKeys = { migrations: 744_101, roles: 744_102 }

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Lists the numbered SQL files in order. */
export const listMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{3}_.*\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(folder + name, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })

/**
 * SQL that creates the roles. They belong to the whole cluster, so a lock prevents concurrent migrations of several
 * databases from creating them at the same time.
 */
const createRolesSql = (apiPassword: string) => `
do $$ begin
  perform pg_advisory_xact_lock(${lockKeys.roles});
  if not exists (select from pg_roles where rolname = 'complice_owner') then create role complice_owner nologin; end if;
  if not exists (select from pg_roles where rolname = 'complice_walls') then create role complice_walls nologin; end if;
  if not exists (select from pg_roles where rolname = 'complice_api') then create role complice_api login; end if;
  alter role complice_api with login nosuperuser nobypassrls nocreatedb nocreaterole password '${apiPassword.replaceAll("'", "''")}';
  grant complice_owner, complice_walls to current_user;
  grant complice_walls to complice_owner;
  execute format('grant create on database %I to complice_owner', current_database());
  execute format('grant connect on database %I to complice_api', current_database());
  grant usage, create on schema public to complice_owner;
end $$`

/**
 * Migrates the database at `adminUrl` (a role that may create roles) and returns the URL for the API, whose role owns
 * nothing and sees one practice at a time. Migrates forward only; throws if an applied file was edited.
 */
export async function migrate({
  adminUrl,
  apiPassword = randomBytes(24).toString('base64url'),
}: {
  adminUrl: string
  apiPassword?: string
}) {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKeys.migrations})`)
    await client.query(createRolesSql(apiPassword))
    await client.query('set role complice_owner')
    await client.query(
      `create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const checksumByName = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    for (const { name, sql, checksum } of listMigrations()) {
      const appliedChecksum = checksumByName.get(name)
      if (appliedChecksum && appliedChecksum !== checksum)
        throw new Error(`${name} was changed after it was applied: write a new migration instead.`)
      if (appliedChecksum) continue
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('grant select on migration to complice_api')
      await client.query('commit')
    }
  } finally {
    await client.end()
  }
  const apiUrl = new URL(adminUrl)
  apiUrl.username = 'complice_api'
  apiUrl.password = apiPassword
  return { apiUrl: apiUrl.href }
}

async function migrateDatabaseOfEnvironment(): Promise<void> {
  const adminUrl = process.env.DATABASE_URL
  if (!adminUrl) throw new Error('Set DATABASE_URL: the database to migrate, with a role that may create roles.')
  await migrate({ adminUrl, apiPassword: process.env.API_DATABASE_PASSWORD })
  console.log('The database is up to date.')
}

if (import.meta.main) void migrateDatabaseOfEnvironment()
