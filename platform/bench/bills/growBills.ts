import { queryOnce } from '../../postgres/queryOnce.ts'

const practiceIdSql = "(select tenant_id from member where email = 'ultime@demo.complice.fr')"

/**
 * Adds invoices of the last ten years to the demonstration practice until it has `total` invoices. The rows contain
 * only what lists and sums read, without documents, serial numbers or a hash chain.
 */
export async function growBillsTo(adminUrl: string, total: number): Promise<void> {
  const [row] = await queryOnce(adminUrl, `select count(*)::int as count from bill where tenant_id = ${practiceIdSql}`)
  await queryOnce(
    adminUrl,
    `insert into bill (tenant_id, id, bill_number, patient_id, therapist_id, total_price, taxes, fully_paid, received,
      created_at, kind)
    select m.tenant_id, gen_random_uuid(), 'MESURE-' || n, patients.ids[1 + n % cardinality(patients.ids)], m.id, 72, 20,
      n % 10 > 0, case when n % 10 > 0 then 72 else 0 end, issued, 'INVOICE'
    from generate_series(${Number(row?.['count']) + 1}, ${total}) n
      cross join lateral (select now() - make_interval(mins => (n * 7919) % 5256000) as issued) spread
      cross join (select tenant_id, id from member where email = 'ultime@demo.complice.fr') m
      cross join (select array_agg(id order by id) as ids from patient where tenant_id = ${practiceIdSql}) patients`,
  )
  await queryOnce(adminUrl, 'vacuum analyze bill')
}
