import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { buildBillInput } from '../../../../testing/bills/buildBillInput.ts'
import { openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { testApp, type TestApp } from '../../../../testing/practice.ts'
import { issueBill } from './issueBill.service.ts'
import { expectedNumber, lockSeries } from './series.sql.ts'

const issuerCount = 16
const attemptsPerIssuer = 6

let api: TestApp
let practice: BilledPractice
beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-30T10:00:00Z') } })
  practice = await openBilledPractice(api)
})
afterAll(() => api.close())

/** Issues an invoice; with `shouldFail`, fails after all writes, so that the transaction is rolled back. */
const attemptToIssue = (shouldFail: boolean) =>
  api.inTenant(practice.tenantId, async (tx) => {
    const { tenantId, therapistId, patientId } = practice
    const series = await lockSeries(tx, tenantId, 'INVOICE')
    await issueBill(
      {
        tx,
        services: api.services,
        member: {
          accountId: therapistId,
          tenantId,
          timeZone: 'Europe/Paris',
          offer: 'ULTIME',
          roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
          privileges: ['BILL'],
          blocked: false,
        },
      },
      buildBillInput({ patientId, therapistId, billNumber: expectedNumber(series, '2031-11-30') }),
    )
    if (shouldFail) throw new Error('forced')
  })

describe('concurrent issuers', () => {
  it('number invoices without gaps or duplicates, in an intact chain, although some attempts fail', async () => {
    const results = await Promise.all(
      Array.from({ length: issuerCount }, async (_, issuer) => {
        let issuedCount = 0
        for (let count = 0; count < attemptsPerIssuer; count += 1) {
          // Three of ten attempts fail.
          const shouldFail = (issuer * attemptsPerIssuer + count) % 10 < 3
          const isIssued = await attemptToIssue(shouldFail).then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof Error) || error.message !== 'forced') throw error
              return false
            },
          )
          issuedCount += Number(isIssued)
        }
        return issuedCount
      }),
    )
    const issuedCount = results.reduce((sum, count) => sum + count, 0)
    expect(issuedCount).toBeGreaterThan(50)
    const rows = await api.admin<{ bill_number: string; position: number }>(
      'select bill_number, position from bill where tenant_id = $1 order by position',
      [practice.tenantId],
    )
    expect(rows).toEqual(
      Array.from({ length: issuedCount }, (_, index) => ({
        bill_number: `2031-${String(index + 1).padStart(4, '0')}`,
        position: index + 1,
      })),
    )
    const brokenBills = await api.inTenant(practice.tenantId, (tx) => sql`select * from broken_bills()`.execute(tx))
    expect(brokenBills.rows).toEqual([])
  }, 120_000)
})
