import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { openDatabase } from '../db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let otherPractice: PopulatedPractice
beforeAll(async () => {
  api = await testApp()
  practice = await openPopulatedPractice(api)
  otherPractice = await openPopulatedPractice(api)
})
afterAll(() => api.close())

/** Tables that any practice may read: the data of the public directory. */
const publicTables = ['directory.therapist']

describe('every table of a practice', () => {
  interface Table {
    name: string
    enabled: boolean
    forced: boolean
    policies: string[]
  }
  const readTables = () =>
    api.admin<Table>(`select n.nspname || '.' || c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        array(select coalesce(pg_get_expr(p.polqual, c.oid), '') || ' / ' || coalesce(pg_get_expr(p.polwithcheck, c.oid), '')
              from pg_policy p where p.polrelid = c.oid and p.polroles = '{0}' and p.polcmd = '*') as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by name`)

  it('has row-level security by tenant id, also for the database role that owns it', async () => {
    const practiceTables = await readTables()
    expect(practiceTables.length).toBeGreaterThanOrEqual(15)
    expect(practiceTables.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([])
    for (const { name, policies } of practiceTables)
      expect([name, policies]).toEqual([name, ['(tenant_id = app_tenant()) / (tenant_id = app_tenant())']])
  })

  it('has the tenant id first in each unique key, so that a conflict reveals nothing of another practice', async () => {
    const keys = await api.admin<{ name: string }>(`select n.nspname || '.' || t.relname || ' ' || i.relname as name
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id'
      where (x.indisunique or x.indisexclusion) and x.indkey[0] <> a.attnum order by name`)
    expect(keys.map(({ name }) => name)).toEqual(publicTables.map((table) => `${table} therapist_pkey`))
  })

  it('includes the tenant id in foreign keys to tables of the practice', async () => {
    const keysWithoutTenant = await api.admin<{
      name: string
    }>(`select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c
      join pg_attribute own on own.attrelid = c.conrelid and own.attname = 'tenant_id'
      join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attname = 'tenant_id'
      where c.contype = 'f' and (c.conkey[1] <> own.attnum or c.confkey[1] <> theirs.attnum)`)
    expect(keysWithoutTenant).toEqual([])
  })

  it('returns only the rows of the practice that is set, and no row if no practice is set', async () => {
    for (const { name } of await readTables()) {
      if (publicTables.includes(name)) continue
      const tenantIds = sql<{ tenant_id: string }>`select distinct tenant_id from ${sql.table(name)}`
      const visibleRows = await api.inTenant(practice.tenantId, (tx) => tenantIds.execute(tx))
      expect([name, visibleRows.rows.filter(({ tenant_id }) => tenant_id !== practice.tenantId)]).toEqual([name, []])
      expect([name, (await tenantIds.execute(api.database)).rows]).toEqual([name, []])
    }
  })

  it('refuses to insert a row for another practice, and to update one', async () => {
    const insertion = api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('club')
        .values({ tenant_id: otherPractice.tenantId, id: practice.ids.session, name: 'Ailleurs' })
        .execute(),
    )
    await expect(insertion).rejects.toThrow(/row-level security/)
    const update = await api.inTenant(practice.tenantId, (tx) =>
      tx
        .updateTable('patient')
        .set({ lastname: 'Changé' })
        .where('id', '=', otherPractice.ids.patient)
        .executeTakeFirst(),
    )
    expect(Number(update.numUpdatedRows)).toBe(0)
  })
})

describe("the API's own role", () => {
  it('owns no table, and cannot bypass or disable row-level security', async () => {
    const [role] = await api.admin<{ rolsuper: boolean; rolbypassrls: boolean; rolcreaterole: boolean; owned: number }>(
      `select rolsuper, rolbypassrls, rolcreaterole, (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = 'complice_api'`,
    )
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 })
  })

  it.each([
    ['create a table', 'create table jobs.extra (id int)'],
    ['alter a table', 'alter table jobs.job_common add column extra int'],
    ['drop a table', 'drop table jobs.job'],
    ['truncate a table', 'truncate jobs.job_common'],
    [
      'create a queue with a separate table',
      `select jobs.create_queue('extra', '{"policy":"standard","partition":true}')`,
    ],
    ['delete a queue', `delete from jobs.queue where name = 'deliverLetter'`],
    ['change the number of attempts of a job', 'update jobs.queue set retry_limit = 0'],
    ['change a schedule', `update jobs.schedule set cron = '0 0 1 1 *'`],
    ['run maintenance commands of the queue', `select jobs.delete_queue('deliverLetter')`],
  ])('may process jobs, but not %s', async (_caseName, statement) => {
    await expect(sql.raw(statement).execute(api.database)).rejects.toThrow(/permission denied|must be owner/)
  })

  describe('when a superuser is configured instead', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await createTestDatabase()
    })
    afterAll(() => database.drop())

    it('makes openDatabase throw', async () => {
      await expect(openDatabase(database.adminUrl)).rejects.toThrow(/use complice_api/)
    })
  })
})
