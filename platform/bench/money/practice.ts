import { queryOnce } from '../../postgres/queryOnce.ts'

const practiceIdSql = `select tenant_id from member where email = 'ultime@demo.complice.fr'`

/** The number of days over which the sessions are spread, and how many of them are in the future. */
const dayCount = 3650
const daysAhead = 30

/**
 * How sessions are invoiced: entirely; not at all; or divided: a payer other than the patient pays half of each
 * session, and only this half is invoiced.
 */
export const populations = ['invoiced', 'without invoices', 'divided'] as const
export type Population = (typeof populations)[number]

/**
 * Returns SQL that creates a table of sessions, spread evenly over ten years, therapists and hours; nine of ten are
 * paid.
 */
const createSoldTableSql = (count: number) => `
  create temp table sold as
    with practice as (${practiceIdSql}),
    therapists as (select array_agg(id order by id) as ids from member m join practice using (tenant_id) where 'ROLE_THERAPIST' = any(m.roles)),
    clubs as (select array_agg(id order by id) as ids from club join practice using (tenant_id)),
    patients as (select array_agg(id order by id) as ids from patient join practice using (tenant_id) where removed_at is null),
    animals as (select array_agg(id order by id) as ids from animal join practice using (tenant_id) where removed_at is null),
    types as (select array_agg(id order by id) as ids from session_type join practice using (tenant_id))
    select n, tenant_id, gen_random_uuid() as session_id, gen_random_uuid() as bill_id,
      current_date + ${daysAhead} - (n::bigint * 7919 % ${dayCount})::int as day,
      therapists.ids[1 + n / 2 % array_length(therapists.ids, 1)] as therapist_id,
      clubs.ids[1 + n % array_length(clubs.ids, 1)] as club_id,
      patients.ids[1 + n % array_length(patients.ids, 1)] as patient_id,
      types.ids[1 + n % array_length(types.ids, 1)] as session_type_id,
      animals.ids[1 + n % array_length(animals.ids, 1)] as animal_id,
      45 + (n % 40) + 0.01 * (n % 100) as price, n / 7 % 10 > 0 as paid
    from practice, therapists, clubs, patients, types, animals, generate_series(1, ${count}) as n
    order by day;`

const insertSessionsSql = (population: Population) => `
  insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id, club_id, price, room_rent,
      paid, bill_id, part_bill_id)
    select tenant_id, session_id, day, make_time(8 + n % 10, 0, 0), make_time(9 + n % 10, 0, 0), 'VALIDATED', true, therapist_id, session_type_id, patient_id,
      club_id, price, 15, paid, ${population === 'invoiced' ? 'bill_id' : 'null'}, ${population === 'divided' ? 'bill_id' : 'null'}
    from sold;
  insert into session_animal (tenant_id, session_id, animal_id, during, live, allow_overlap)
    select tenant_id, session_id, animal_id, tsrange(day + make_time(8 + n % 10, 0, 0), day + make_time(9 + n % 10, 0, 0)), true, true from sold;`

/** Returns SQL that inserts an invoice per session; `net` is the SQL expression of its net amount. */
const insertInvoicesSql = (net: string) => `
  insert into bill (tenant_id, id, bill_number, kind, position, patient_id, therapist_id, issued_on, due_on, net_price, total_price, taxes,
      client_name, simplified, fully_paid, received, content, input, content_hash, hash, created_at)
    select tenant_id, bill_id, 'mesure-' || n, 'INVOICE', 100000 + n, patient_id, therapist_id, day, day + 30, ${net}, round(${net} * 1.2, 2), 20,
      'Client ' || n, true, paid, case when paid then round(${net} * 1.2, 2) else 0 end, '\\x00', '\\x00', '\\x00', '\\x00', day + time '18:00'
    from sold;
  insert into bill_line (tenant_id, bill_id, index, session_id, service_date, quantity, unit_price, rate, discount_type, net)
    select tenant_id, bill_id, 0, session_id, day, 1, ${net}, 20, 'PERCENT', ${net} from sold;
  insert into bill_rate (tenant_id, bill_id, rate, base, tax) select tenant_id, bill_id, 20, ${net}, round(${net} * 0.2, 2) from sold;
  insert into bill_payment (tenant_id, id, position, bill_id, kind, means, amount, paid_on, recorded_on, recorded_at, hash)
    select tenant_id, gen_random_uuid(), 100000 + n, bill_id, 'PAYMENT', 'TRANSFER', round(${net} * 1.2, 2), day, day, day + time '18:00', '\\x00'
    from sold where paid;`

const halfPriceSql = 'round(price / 2, 2)'

/**
 * SQL that inserts a payer for each patient, whose id equals the patient's, and divides each session between the payer
 * and the patient.
 */
const insertPartsSql = `
  insert into patient_payer (tenant_id, id, patient_id, position, kind, name, street_name, zip_code, city)
    select distinct tenant_id, patient_id, patient_id, 0, 'MUTUAL', 'Mutuelle', '', '', '' from sold;
  insert into session_part (tenant_id, session_id, position, payer_id, amount, gross, rate, year, bill_id)
    select tenant_id, session_id, 0, patient_id, ${halfPriceSql}, round(${halfPriceSql} * 1.2, 2), 20, extract(year from day)::int, bill_id from sold
    union all
    select tenant_id, session_id, 1, null, price - ${halfPriceSql}, round((price - ${halfPriceSql}) * 1.2, 2), 20, extract(year from day)::int, null from sold;`

const insertInvoicesSqlByPopulation: Record<Population, string> = {
  invoiced: insertInvoicesSql('price'),
  'without invoices': '',
  divided: insertInvoicesSql(halfPriceSql) + insertPartsSql,
}

/**
 * Adds `count` sessions to the demonstration practice by inserting rows. No documents are created. All triggers are
 * disabled, among them those that number and chain documents and maintain the totals by day; the totals are computed at
 * the end.
 */
export async function addSessions(adminUrl: string, count: number, population: Population): Promise<void> {
  await queryOnce(
    adminUrl,
    `set session_replication_role = replica; ${createSoldTableSql(count)} ${insertSessionsSql(population)} ${insertInvoicesSqlByPopulation[population]}`,
  )
  // Updates the planner's statistics for `sum_days`.
  await queryOnce(adminUrl, 'analyze')
  await queryOnce(adminUrl, `select sum_days((${practiceIdSql}))`)
  await queryOnce(
    adminUrl,
    'vacuum analyze session, session_animal, session_part, bill, bill_line, bill_payment, sold_day, document_day, patient, club, animal',
  )
}
