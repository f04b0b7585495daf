import { runWithoutTriggers } from './runWithoutTriggers.ts'
import type { TestApp, TestPractice } from './practice.ts'

/**
 * Inserts `count` validated sessions of half an hour, forty a day from 2020-01-01, in one statement and without
 * triggers. `columns` are SQL expressions by column, in which `n` counts from 0.
 */
export async function insertManySessions(
  api: TestApp,
  { tenantId, therapistId, sessionTypeId }: Pick<TestPractice, 'tenantId' | 'therapistId' | 'sessionTypeId'>,
  count: number,
  columns: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values: Record<string, string> = {
    tenant_id: `'${tenantId}'`,
    id: 'gen_random_uuid()',
    therapist_id: `'${therapistId}'`,
    session_type_id: `'${sessionTypeId}'`,
    state: "'VALIDATED'",
    day: "date '2020-01-01' + n / 40",
    start_time: "time '00:00' + n % 40 * interval '30 minutes'",
    end_time: "time '00:30' + n % 40 * interval '30 minutes'",
    ...columns,
  }
  await runWithoutTriggers(
    api,
    `insert into session (${Object.keys(values).join(', ')})
     select ${Object.values(values).join(', ')} from generate_series(0, ${count - 1}) n`,
  )
}
