import type { Insertable } from 'kysely'
import { eurosOf } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import type { Tx } from '../../../../db.ts'
import type { Tables } from '../../../../tables/tables.ts'
import type { SessionBillLine } from './SessionBillLine.ts'

interface BillDetail {
  lines: readonly SessionBillLine[]
  totals: Totals
  corrects?: { billId: string; indexes: readonly number[] }
}

const discountColumns = ({ priced: { discount } }: SessionBillLine) => ({
  discount: discount ? discount.value / 100 : null,
  discount_type: discount?.type ?? ('PERCENT' as const),
})

/** Inserts a bill with its lines and its VAT rates. */
export async function insertBill(
  tx: Tx,
  columns: Insertable<Tables['bill']>,
  { lines, totals, corrects }: BillDetail,
): Promise<void> {
  const { tenant_id, id: bill_id } = columns
  await tx.insertInto('bill').values(columns).execute()
  // Quantities are in ten-thousandths, rates in hundredths of a percent.
  const rows = lines.map((line, index) => {
    const { net = 0, globalDiscount = 0 } = totals.lines[index] ?? {}
    return {
      tenant_id,
      bill_id,
      index,
      session_id: line.sessionId,
      service_date: line.serviceDate,
      quantity: line.priced.quantity / 10_000,
      unit_price: eurosOf(line.priced.unitPrice),
      rate: line.priced.rate / 100,
      ...discountColumns(line),
      net: eurosOf(net - globalDiscount),
      ...(corrects && { corrects_id: corrects.billId, corrects_index: corrects.indexes[index] ?? null }),
    }
  })
  await tx.insertInto('bill_line').values(rows).execute()
  const rates = totals.rates.map(({ rate, base, tax }) => ({
    tenant_id,
    bill_id,
    rate: rate / 100,
    base: eurosOf(base),
    tax: eurosOf(tax),
  }))
  await tx.insertInto('bill_rate').values(rates).execute()
}
