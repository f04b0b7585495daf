import { queryOnce } from '../../../postgres/queryOnce.ts'

const practice = "(select tenant_id from member where email = 'ultime@demo.complice.fr')"

const sequenceOf = (number: string) => Number(/\d+$/.exec(number)?.[0])

/**
 * Checks the legal rules of invoice numbers (no gap, no duplicate, dates in order, hash chain) for
 * the demonstration practice.
 */
export async function checkBills(adminUrl: string, acknowledged: readonly string[]) {
  const rows = await queryOnce(
    adminUrl,
    `select bill_number, position, issued_on::text, created_at from bill where kind = 'INVOICE' and tenant_id = ${practice} order by position`,
  )
  const [broken] = await queryOnce(
    adminUrl,
    `select count(*)::int as count from (select set_config('app.tenant_id', ${practice}::text, false)) chosen, lateral (select * from broken_bills() where chosen is not null) broken`,
  )
  const [series] = await queryOnce(
    adminUrl,
    `select count, last_number from bill_series where kind = 'INVOICE' and tenant_id = ${practice}`,
  )
  const numbers = rows.map((row) => String(row['bill_number']))
  const days = rows.map((row) => String(row['issued_on']))
  const stored = new Set(numbers)
  return {
    stored: rows.length,
    checks: {
      'count equals the position of the last invoice': rows.every(
        (row, index) => Number(row['position']) === index + 1,
      ),
      'series ends at the last invoice':
        Number(series?.['count']) === rows.length && series?.['last_number'] === numbers.at(-1),
      'numbers have no gap and no duplicate': numbers.every(
        (number, index) =>
          index === 0 || sequenceOf(number) === sequenceOf(numbers[index - 1] ?? '') + 1 || sequenceOf(number) === 1,
      ),
      'dates are in the order of the numbers': days.every(
        (day, index) => index === 0 || day >= (days[index - 1] ?? ''),
      ),
      'hash chain is whole': Number(broken?.['count']) === 0,
      'every acknowledged invoice is stored': acknowledged.every((number) => stored.has(number)),
      'no invoice was acknowledged twice': new Set(acknowledged).size === acknowledged.length,
    },
  }
}
