import { queryOnce } from '../../../postgres/queryOnce.ts'

const practice = "(select tenant_id from member where email = 'ultime@demo.complice.fr')"

const sequenceOf = (number: string) => Number(/\d+$/.exec(number)?.[0])

/** What an accountant would hold against the invoices of the demo practice. */
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
      'the count is the position of the last': rows.every((row, index) => Number(row['position']) === index + 1),
      'the series ends where the invoices do':
        Number(series?.['count']) === rows.length && series?.['last_number'] === numbers.at(-1),
      'no number is missing or doubled': numbers.every(
        (number, index) =>
          index === 0 || sequenceOf(number) === sequenceOf(numbers[index - 1] ?? '') + 1 || sequenceOf(number) === 1,
      ),
      'no day is before that of the former': days.every((day, index) => index === 0 || day >= (days[index - 1] ?? '')),
      'the chain of hashes is whole': Number(broken?.['count']) === 0,
      'each that was acknowledged is stored': acknowledged.every((number) => stored.has(number)),
      'none was acknowledged twice': new Set(acknowledged).size === acknowledged.length,
    },
  }
}
