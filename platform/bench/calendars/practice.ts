import { queryOnce } from '../../postgres/queryOnce.ts'

/** Two Mondays in a period without demonstration sessions, and the numbers of sessions per week and per month. */
const busyPeriod = { weeks: ['2031-03-10', '2031-03-17'], sessionsPerWeek: 300, sessionsPerMonth: 1000 } as const

const practiceIdSql = `select tenant_id from member where email = 'ultime@demo.complice.fr'`

/**
 * Returns SQL that inserts $1 sessions of an hour on the days of `days` in turn, each with a patient and an animal.
 * They begin from 07:00 to 19:30, and may overlap. $2 shifts times, patients, payment and presence, so that a calendar
 * cannot reuse what it rendered for another week.
 */
const insertSessionsSql = (days: string) => `
  with practice as (${practiceIdSql}),
  practice_data as (
    select p.tenant_id,
      array(select id from member where tenant_id = p.tenant_id and 'ROLE_THERAPIST' = any(roles)) as therapists,
      array(select id from session_type where tenant_id = p.tenant_id) as types,
      array(select id from patient where tenant_id = p.tenant_id and removed_at is null) as patients,
      array(select id from animal where tenant_id = p.tenant_id and removed_at is null) as animals,
      array(select id from club where tenant_id = p.tenant_id and removed_at is null) as clubs
    from practice p),
  days as (select array(${days}) as days),
  added as (
    insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id, club_id, price, paid, patient_present)
    select practice_data.tenant_id, gen_random_uuid(), days.days[1 + n % cardinality(days.days)], time '07:00' + hour * interval '30 minutes', time '08:00' + hour * interval '30 minutes',
      'VALIDATED', true, practice_data.therapists[1 + n % cardinality(practice_data.therapists)], practice_data.types[1 + n % cardinality(practice_data.types)], practice_data.patients[1 + (n + $2::int) % cardinality(practice_data.patients)],
      practice_data.clubs[1 + n % cardinality(practice_data.clubs)], 60, (n + $2::int) % 3 > 0, (n + $2::int) % 7 > 0
    from practice_data, days, generate_series(0, $1::int - 1) as n, lateral (select (n * 7 + $2::int * 5) % 26 as hour) as placed
    returning tenant_id, id, during, live)
  insert into session_animal (tenant_id, session_id, animal_id, during, live, allow_overlap)
  select added.tenant_id, added.id, practice_data.animals[1 + abs(hashtext(added.id::text)) % cardinality(practice_data.animals)], added.during, added.live, true from added, practice_data`

const daysBetweenSql = (from: string, to: string, excludedCondition = 'false') =>
  `select d::date from generate_series(date '${from}', date '${to}', interval '1 day') as d where not (${excludedCondition})`

/** Adds 1,000 sessions to a month, of which two consecutive weeks have 300 each. */
export async function fillBusyMonth(adminUrl: string): Promise<void> {
  for (const [shift, monday] of busyPeriod.weeks.entries())
    await queryOnce(adminUrl, insertSessionsSql(`select date '${monday}' + n from generate_series(0, 6) as n`), [
      busyPeriod.sessionsPerWeek,
      shift,
    ])
  const [firstMonday] = busyPeriod.weeks
  await queryOnce(
    adminUrl,
    insertSessionsSql(
      daysBetweenSql(
        '2031-03-01',
        '2031-03-31',
        `d::date between date '${firstMonday}' and date '${firstMonday}' + 13`,
      ),
    ),
    [busyPeriod.sessionsPerMonth - 2 * busyPeriod.sessionsPerWeek, 0],
  )
}

/** Adds 1,000 sessions to the month after the busy month. */
export const fillNextMonth = (adminUrl: string) =>
  queryOnce(adminUrl, insertSessionsSql(daysBetweenSql('2031-04-01', '2031-04-30')), [busyPeriod.sessionsPerMonth, 1])

/** Adds sessions in past years until the practice has `total` sessions. */
export async function growSessionsTo(adminUrl: string, total: number): Promise<void> {
  const [row] = await queryOnce(
    adminUrl,
    `select count(*)::int as count from session where tenant_id = (${practiceIdSql})`,
  )
  const missingCount = total - Number(row?.['count'] ?? 0)
  if (missingCount > 0)
    await queryOnce(adminUrl, insertSessionsSql(daysBetweenSql('2015-01-01', '2025-12-31')), [missingCount, 0])
  await queryOnce(adminUrl, 'vacuum analyze session, session_animal')
}

/** Tables whose rows prevent the deletion of their session. */
const referencingTables = ['session_part', 'attendance_entry']

/**
 * Deletes the demonstration's sessions, so that the measured month has exactly 1,000. Sessions that are invoiced,
 * divided among payers or signed for remain.
 */
export async function deleteDemonstrationSessions(adminUrl: string): Promise<void> {
  const referenceConditions = referencingTables.map(
    (table) => `exists (select from ${table} k where k.tenant_id = s.tenant_id and k.session_id = s.id)`,
  )
  await queryOnce(
    adminUrl,
    `delete from session s where tenant_id = (${practiceIdSql}) and bill_id is null and not (${referenceConditions.join(' or ')})`,
  )
}
