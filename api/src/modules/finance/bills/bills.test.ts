import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api)
  alice = api.as(practice.token)
  const { tenantId, therapistId } = practice
  await api.inTenant(tenantId, async (tx) => {
    const patients = ['Étienne', 'Martin'].map((lastname) => ({
      tenant_id: tenantId,
      id: crypto.randomUUID(),
      type: 'INDIVIDUAL' as const,
      firstname: 'Zoé',
      lastname,
    }))
    await tx.insertInto('patient').values(patients).execute()
    const bills = Array.from({ length: 12 }, (_, index) => ({
      tenant_id: tenantId,
      id: crypto.randomUUID(),
      bill_number: `2026-${String(index + 1).padStart(4, '0')}`,
      patient_id: patients[index % 2]?.id ?? '',
      therapist_id: therapistId,
      total_price: 60 + index,
      taxes: 20,
      fully_paid: index < 3,
      received: index < 3 ? 60 + index : 0,
      // The last invoice is created after midnight in Paris, when it is still the day before in London.
      created_at: new Date(
        index === 11 ? '2026-11-12T23:30:00Z' : `2026-11-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
      ),
    }))
    await tx.insertInto('bill').values(bills).execute()
  })
})
afterAll(() => api.close())

const readBillNumbers = async (search: string) =>
  (await alice.get(`/billings${search}`)).body.content.map(({ billNumber }: { billNumber: string }) => billNumber)

describe('GET /billings', () => {
  it('returns pages of ten, the newest first', async () => {
    const { status, body } = await alice.get('/billings')
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalElements: 12, itemsPerPage: 10, totalPages: 2 })
    expect(body.content).toHaveLength(10)
    expect(body.content[0]).toMatchObject({
      billNumber: '2026-0012',
      patient: { name: 'Martin Zoé' },
      fullyPaid: false,
      totalPrice: 71,
      taxes: 20,
      createdAt: '2026-11-12T23:30:00.000Z',
    })
    expect(await readBillNumbers('?page=1')).toEqual(['2026-0002', '2026-0001'])
    expect(await readBillNumbers('?page=0&size=2')).toEqual(['2026-0012', '2026-0011'])
    expect(await readBillNumbers('?page=9')).toEqual([])
  })

  it.each([
    ['?status=PAID', ['2026-0003', '2026-0002', '2026-0001']],
    ['?status=PAID&name=etienne', ['2026-0003', '2026-0001']],
    ['?name=0004', ['2026-0004']],
    ['?startDate=2026-11-13', ['2026-0012']],
    ['?startDate=2026-11-02&endDate=2026-11-03', ['2026-0003', '2026-0002']],
    ['?status=UNPAID&endDate=2026-11-04', ['2026-0004']],
  ])('filters by %s', async (search, expected) => {
    expect(await readBillNumbers(search)).toEqual(expected)
  })

  it('returns the sums of all matching invoices on every page', async () => {
    expect((await alice.get('/billings?size=1')).body.sums).toEqual({
      billed: 786,
      // The invoices of this test were not issued in the application, so they have no net amount.
      billedNet: null,
      paid: 183,
      due: 603,
      overdue: 0,
    })
    expect((await alice.get('/billings?name=etienne&status=PAID')).body.sums).toMatchObject({ billed: 122, due: 0 })
  })

  it('counts and sums the invoices of each status, independent of the status filter', async () => {
    const { body } = await alice.get('/billings?status=PAID&size=1')
    expect(body.byStatus).toEqual({
      ALL: { count: 12, amount: 786 },
      UNPAID: { count: 9, amount: 603 },
      OVERDUE: { count: 0, amount: 0 },
      PAID: { count: 3, amount: 183 },
    })
    expect((await alice.get('/billings?name=etienne&status=UNPAID')).body.byStatus.PAID).toEqual({
      count: 2,
      amount: 122,
    })
  })

  it('counts all invoices for the status ALL, and returns 404 for an unknown therapist', async () => {
    expect((await alice.get('/billings?status=ALL')).body.totalElements).toBe(12)
    expect((await alice.get(`/billings?therapistId=${crypto.randomUUID()}`)).status).toBe(404)
  })

  it("returns only the practice's invoices, is refused without the privilege BILL and for a negative page", async () => {
    expect((await api.as((await openPractice(api)).token).get('/billings')).body.content).toEqual([])
    expect(
      (await api.as((await joinPractice(api, practice, { privileges: ['PATIENTS'] })).token).get('/billings')).status,
    ).toBe(403)
    expect((await alice.get('/billings?page=-1')).status).toBe(400)
  })
})

const readLabels = async (path: string) => (await alice.get(path)).body.map(({ label }: { label: string }) => label)

describe('the options of the invoice form', () => {
  it('are listed in a fixed order', async () => {
    expect((await alice.get('/payment-terms')).body[2]).toEqual({
      id: 'DAYS_30',
      label: '30 jours',
      days: 30,
      fromEndOfMonth: false,
    })
    expect(await readLabels('/payment-choices')).toEqual([
      'Virement',
      'Chèque',
      'Espèces',
      'Carte bancaire',
      'Prélèvement',
    ])
    expect(await readLabels('/payment-late-interests')).toEqual([
      '3 fois le taux légal',
      'taux BCE + 10 points',
      'Aucun',
    ])
  })

  it('require the privilege BILL', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS', 'ESTIMATION'] })
    for (const path of ['/payment-terms', '/payment-choices', '/payment-late-interests'])
      expect((await api.as(token).get(path)).status).toBe(403)
  })
})
