import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { fecColumns } from 'shared/domain/books/fec'
import { v7 as uuidv7 } from 'uuid'
import { requestFile, openBilledPractice, type BilledPractice } from '../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

const downloadBook = (path: string) =>
  requestFile(api, { method: 'GET', path: `/books/${path}`, token: practice.token })

const readBookLines = async (path: string) => {
  const { status, bytes } = await downloadBook(path)
  expect(status).toBe(200)
  return bytes.toString().replace('\uFEFF', '').trim().split(/\r?\n/)
}

/** Creates an invoice on 6 October in the practice's time zone (5 October in UTC), paid in November. */
beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2026-11-20T10:00:00Z') } })
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  const { tenantId: tenant_id, therapistId: therapist_id, patientId: patient_id } = practice
  const id = uuidv7()
  const billColumns = {
    bill_number: 'ancienne',
    total_price: 60,
    taxes: 20,
    created_at: new Date('2026-10-05T22:30:00Z'),
  }
  await api.inTenant(tenant_id, (tx) =>
    tx
      .insertInto('bill')
      .values({ tenant_id, id, therapist_id, patient_id, ...billColumns })
      .execute(),
  )
  await alice.put(`/billings/${id}?fullyPaid=true`, { paidOn: '2026-11-12' })
})
afterAll(() => api.close())

const october = 'startDate=2026-10-06&endDate=2026-10-31'
const november = 'startDate=2026-11-01&endDate=2026-11-30'
const expectedMessage = "La facture ancienne n'a pas été émise ici : son jour d'émission et sa TVA ne sont pas connus."

describe('an invoice that was not issued in the application', () => {
  it.each([
    ['the accounting entries (FEC) of the period in which it was created', `fec?${october}`],
    ['the accounting entries (FEC) of the period in which it was paid', `fec?${november}`],
    ['the VAT book of the period in which it was paid', `vat?${november}`],
    ['the e-reporting of the period in which it was created', `e-reporting?${october}`],
    ['the e-reporting of the period in which it was paid', `e-reporting?${november}`],
  ])('prevents %s, with an error that names the invoice', async (_case, path) => {
    const { status, body } = await downloadBook(path)
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errorCode: errorCode.billUndated, message: expectedMessage }),
    ])
  })

  it('does not affect the books of other days', async () => {
    const vatBookWithoutRows = ['Mois;Exigibilité;Taux;Base HT;TVA due', 'Total;;;0,00;0,00']
    const earlyOctober = 'startDate=2026-10-01&endDate=2026-10-05'
    expect(await readBookLines(`fec?${earlyOctober}`)).toEqual([fecColumns.join('\t')])
    expect(await readBookLines(`vat?${earlyOctober}`)).toEqual(vatBookWithoutRows)
    expect(await readBookLines(`e-reporting?${earlyOctober}`)).toHaveLength(1)
    // No payment of this invoice was received yet.
    expect(await readBookLines(`vat?${october}`)).toEqual(vatBookWithoutRows)
  })

  it('has its payment in the book of receipts', async () => {
    const { status, bytes } = await downloadBook(`receipts?${november}`)
    expect(status).toBe(200)
    expect(bytes.toString()).toContain('12/11/2026;ancienne;Paul Martin;Prestation de services;Virement;60,00')
  })

  it('is listed with unknown VAT in the month-end summary of the month in which it was paid', async () => {
    await api.admin('update member set taxes = true, taxes_amount = 20 where id = $1', [practice.therapistId])
    expect((await alice.get('/month-end?month=2026-11')).body.vat).toMatchObject({ tax: 0, unknown: ['ancienne'] })
    expect((await alice.get('/month-end?month=2026-10')).body.vat).toMatchObject({ unknown: [] })
  })
})
