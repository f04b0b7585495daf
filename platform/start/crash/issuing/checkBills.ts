import { queryOnce } from '../../../postgres/queryOnce.ts'

const practiceIdSql = "(select tenant_id from member where email = 'ultime@demo.complice.fr')"

const sequenceOf = (number: string) => Number(/\d+$/.exec(number)?.[0])

/**
 * Checks the legal rules of invoice numbers (no gap, no duplicate, dates in order, intact hash chain) for the
 * demonstration practice, and that each `acknowledged` number is stored. Returns the number of stored invoices, and
 * whether each check passed.
 */
export async function checkBills(adminUrl: string, acknowledged: readonly string[]) {
  const rows = await queryOnce(
    adminUrl,
    `select bill_number, position, issued_on::text, created_at from bill where kind = 'INVOICE' and tenant_id = ${practiceIdSql} order by position`,
  )
  const [brokenCount] = await queryOnce(
    adminUrl,
    `select count(*)::int as count from (select set_config('app.tenant_id', ${practiceIdSql}::text, false)) chosen, lateral (select * from broken_bills() where chosen is not null) broken`,
  )
  const [series] = await queryOnce(
    adminUrl,
    `select count, last_number from bill_series where kind = 'INVOICE' and tenant_id = ${practiceIdSql}`,
  )
  const numbers = rows.map((row) => String(row['bill_number']))
  const days = rows.map((row) => String(row['issued_on']))
  const storedNumbers = new Set(numbers)
  return {
    storedCount: rows.length,
    checks: {
      'positions begin at 1 and have no gap': rows.every((row, index) => Number(row['position']) === index + 1),
      'series ends at the last invoice':
        Number(series?.['count']) === rows.length && series?.['last_number'] === numbers.at(-1),
      'numbers have no gap and no duplicate': numbers.every(
        (number, index) =>
          index === 0 || sequenceOf(number) === sequenceOf(numbers[index - 1] ?? '') + 1 || sequenceOf(number) === 1,
      ),
      'dates are in the order of the numbers': days.every(
        (day, index) => index === 0 || day >= (days[index - 1] ?? ''),
      ),
      'hash chain is whole': Number(brokenCount?.['count']) === 0,
      'every acknowledged invoice is stored': acknowledged.every((number) => storedNumbers.has(number)),
      'no invoice was acknowledged twice': new Set(acknowledged).size === acknowledged.length,
    },
  }
}
