import { snakeCase } from 'es-toolkit'
import { sql } from 'kysely'
import { practiceSettings, type PracticeSettingName } from 'shared/contracts/accounts/practiceSettings'
import type { Tx } from '../../../db.ts'

const columnOf = (name: PracticeSettingName) => sql.ref<number>(snakeCase(practiceSettings[name].field))

const selectSetting = (tx: Tx, name: PracticeSettingName) => tx.selectFrom('tenant').select(columnOf(name).as('value'))

export async function findPracticeSetting(tx: Tx, name: PracticeSettingName): Promise<number> {
  return (await selectSetting(tx, name).executeTakeFirstOrThrow()).value
}

/** Locks a practice's setting until the transaction ends, and returns its value. */
export async function lockPracticeSetting(tx: Tx, name: PracticeSettingName): Promise<number> {
  return (await selectSetting(tx, name).forNoKeyUpdate().executeTakeFirstOrThrow()).value
}

export async function updatePracticeSetting(tx: Tx, name: PracticeSettingName, value: number): Promise<void> {
  await sql`update tenant set ${columnOf(name)} = ${value}`.execute(tx)
}
