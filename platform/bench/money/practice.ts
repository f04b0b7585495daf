import { queryOnce } from '../../postgres/queryOnce.ts'

const tenant = `select tenant_id from member where email = 'ultime@demo.complice.fr'`

/** Over how many days the sessions are spread, and how many of them are to come. */
const days = 3650
const daysAhead = 30

/**
 * Sessions of the demonstration's practice from number `from` to `to`, evenly over ten years and its therapists, each on an
 * invoice of its own, which is paid in nine cases of ten. As rows of an old practice stand in the database: nothing is drawn
 * up, and the triggers that number and chain are left aside.
 */
const added = (from: number, to: number) => `
  set session_replication_role = replica;
  create temp table sold as
    with practice as (${tenant}),
    therapists as (select array_agg(id order by id) as ids from member m join practice using (tenant_id) where 'ROLE_THERAPIST' = any(m.roles)),
    clubs as (select array_agg(id order by id) as ids from club join practice using (tenant_id)),
    patients as (select array_agg(id order by id) as ids from patient join practice using (tenant_id) where removed_at is null),
    types as (select array_agg(id order by id) as ids from session_type join practice using (tenant_id))
    select n, tenant_id, gen_random_uuid() as session_id, gen_random_uuid() as bill_id,
      current_date + ${daysAhead} - (n::bigint * 7919 % ${days})::int as day,
      therapists.ids[1 + n % array_length(therapists.ids, 1)] as therapist_id,
      clubs.ids[1 + n % array_length(clubs.ids, 1)] as club_id,
      patients.ids[1 + n % array_length(patients.ids, 1)] as patient_id,
      types.ids[1 + n % array_length(types.ids, 1)] as session_type_id,
      45 + (n % 40) + 0.01 * (n % 100) as price, n % 10 > 0 as paid
    from practice, therapists, clubs, patients, types, generate_series(${from}, ${to}) as n
    order by day;
  insert into bill (tenant_id, id, bill_number, kind, position, patient_id, therapist_id, issued_on, due_on, net_price, total_price, taxes,
      client_name, simplified, fully_paid, received, content, input, content_hash, hash, created_at)
    select tenant_id, bill_id, 'mesure-' || n, 'INVOICE', 100000 + n, patient_id, therapist_id, day, day + 30, price, round(price * 1.2, 2), 20,
      'Client ' || n, true, paid, case when paid then round(price * 1.2, 2) else 0 end, '\\x00', '\\x00', '\\x00', '\\x00', day + time '18:00'
    from sold;
  insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id, club_id, price, room_rent, paid, bill_id)
    select tenant_id, session_id, day, make_time(8 + n % 10, 0, 0), make_time(9 + n % 10, 0, 0), 'VALIDATED', true, therapist_id, session_type_id, patient_id, club_id, price, 15, paid, bill_id
    from sold;
  insert into bill_line (tenant_id, bill_id, index, session_id, service_date, quantity, unit_price, rate, discount_type, net)
    select tenant_id, bill_id, 0, session_id, day, 1, price, 20, 'PERCENT', price from sold;
  insert into bill_rate (tenant_id, bill_id, rate, base, tax) select tenant_id, bill_id, 20, price, round(price * 0.2, 2) from sold;
  insert into bill_payment (tenant_id, id, position, bill_id, kind, means, amount, paid_on, recorded_on, recorded_at, hash)
    select tenant_id, gen_random_uuid(), 100000 + n, bill_id, 'PAYMENT', 'TRANSFER', round(price * 1.2, 2), day, day, day + time '18:00', '\\x00'
    from sold where paid;`

/** Sessions and invoices of the demonstration's practice, until it has `total` of both that were added. */
export async function growSessionsTo(adminUrl: string, total: number): Promise<void> {
  const [row] = await queryOnce(
    adminUrl,
    `select count(*)::int as count from bill where tenant_id = (${tenant}) and bill_number like 'mesure-%'`,
  )
  const present = Number(row?.['count'] ?? 0)
  if (present < total) await queryOnce(adminUrl, added(present + 1, total))
  await queryOnce(adminUrl, 'vacuum analyze session, bill, bill_line, bill_payment')
}
