import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let now = new Date('2026-12-15T10:00:00Z')
let api: TestApp
let practice: BilledPractice
let alice: Caller
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-12-15T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

/**
 * Whether a row of `document_day` has only zeros, because its documents moved to another day. The computed sums have no
 * such row.
 */
const isEmptyRow = (row: Record<string, unknown>) =>
  ['bills', 'credit_notes', 'net', 'without_net', 'received'].every((sum) => row[sum] === 0)

const queryRows = (statement: string) => api.admin<Record<string, unknown>>(statement, [practice.tenantId])

const queryDocumentDays = async (statement: string) => (await queryRows(statement)).filter((row) => !isEmptyRow(row))

/** Reads the stored sums. */
const readStoredSums = async () => ({
  sold: await queryRows(
    `select day::text, therapist_id, paid, price, sessions, sales, without_price, minutes, charges, net, tax from sold_day
      where tenant_id = $1 order by day, therapist_id, paid, price`,
  ),
  documents: await queryDocumentDays(
    `select day::text, therapist_id, bills, credit_notes, net, without_net, received from document_day
      where tenant_id = $1 order by day, therapist_id`,
  ),
})

/** Computes the sums from the underlying rows. */
const computeSums = async () => ({
  sold: await queryRows(
    `select s.day::text, s.therapist_id, s.paid, case when l.net is null then s.price end as price, count(*)::int as sessions,
        sum(case when s.with_animal_only and coalesce(l.net, s.price) = 0 then 0 else 1 end)::int as sales,
        sum(case when not s.with_animal_only and coalesce(l.net, s.price) = 0 then 1 else 0 end)::int as without_price,
        sum(extract(epoch from s.end_time - s.start_time) / 60)::int as minutes, sum(s.room_rent) as charges,
        sum(coalesce(l.net, s.price)) as net, coalesce(sum(round(l.net * l.rate / 100, 2)), 0) as tax
      from session s left join bill_line l on l.bill_id = s.bill_id and l.session_id = s.id
      where s.tenant_id = $1 and s.state = 'VALIDATED' and s.bill_id is not null and s.part_bill_id is null
      group by s.day, s.therapist_id, s.paid, 4 order by s.day, s.therapist_id, s.paid, 4`,
  ),
  documents: await queryDocumentDays(
    `select day::text, therapist_id, sum(bills)::int as bills, sum(credit_notes)::int as credit_notes, sum(net) as net,
        sum(without_net)::int as without_net, sum(received) as received
      from (
        select (created_at at time zone 'Europe/Paris')::date as day, therapist_id, (kind = 'INVOICE')::int as bills,
          (kind = 'CREDIT_NOTE')::int as credit_notes, case kind when 'INVOICE' then 1 else -1 end * coalesce(net_price, 0) as net,
          (net_price is null)::int as without_net, 0 as received from bill where tenant_id = $1
        union all
        select p.paid_on, b.therapist_id, 0, 0, 0, 0, p.amount from bill_payment p join bill b on b.id = p.bill_id where p.tenant_id = $1
      ) document group by 1, 2 order by 1, 2`,
  ),
})

/** Expects the stored sums to match the rows, for this number of sessions. */
async function expectSums(sessions: number): Promise<void> {
  const storedSums = await readStoredSums()
  expect(storedSums).toEqual(await computeSums())
  expect(storedSums.sold.reduce((sum, day) => sum + Number(day['sessions']), 0)).toBe(sessions)
}

const payBill = (id: string) => alice.put(`/billings/${id}?fullyPaid=true`, {})

describe('the stored sums of a day', () => {
  it('follow invoices, payments, corrections and credit notes', async () => {
    const ids = await addBillableSessions(api, practice, ['2026-12-01', '2026-12-02', '2026-12-03'], { price: 33.33 })
    await api.admin('update session set room_rent = 7.07 where tenant_id = $1', [practice.tenantId])
    await expectSums(0)
    const bill = await issueFor(api, practice, inputOfSessions(ids.slice(0, 2), { discount: 7, taxes: 5.5 }))
    await expectSums(2)
    const withoutVat = { withTaxes: false, taxes: 0, vatReason: 'EXONERE_SANTE' as const }
    const otherBill = await issueFor(api, practice, inputOfSessions(ids.slice(2), withoutVat))
    await expectSums(3)
    now = new Date('2026-12-16T10:00:00Z')
    for (const paid of [true, false]) {
      expect((await alice.patch(`/sessions/${ids[0]}?paid=${paid}`)).status).toBe(200)
      expect((await readStoredSums()).sold.filter((day) => day['paid'])).toHaveLength(paid ? 1 : 0)
      await expectSums(3)
    }
    await payBill(bill.id)
    expect((await readStoredSums()).sold.filter(({ paid }) => paid)).toHaveLength(2)
    await expectSums(3)
    const creditNote = await alice.post(`/billings/${otherBill.id}/credit-notes`, { lines: null, reason: 'Erreur' })
    expect(creditNote.status).toBe(200)
    await expectSums(2)
  })

  it('exclude divided sessions, which are summed by their parts', async () => {
    const response = await alice.put(`/patients/${practice.patientId}/payers`, {
      payers: [
        {
          kind: 'MUTUAL',
          name: 'Mutuelle',
          address: { streetName: '1 rue Haute', zipCode: '69003', city: 'Lyon' },
          email: '',
          siren: '',
          yearlyCeiling: null,
          share: { kind: 'PERCENT', value: 40 },
        },
      ],
      patientShare: null,
    })
    const ids = await addBillableSessions(api, practice, ['2026-12-01'])
    const payerId = response.body.payers[0].id
    await issueFor(api, practice, inputOfSessions(ids, { payerId }))
    await issueFor(api, practice, inputOfSessions(ids))
    await expectSums(0)
    expect((await alice.get('/user/activity?startDate=2026-12-01&endDate=2026-12-31')).body).toMatchObject({
      estimatedRevenue: 60,
      nbBills: 2,
      billedRevenue: 60,
    })
  })

  it('follow sessions and invoices of an earlier version of the application, which lack some columns', async () => {
    const ids = await addBillableSessions(api, practice, ['2026-12-01'])
    const [animalSessionId = ''] = await addBillableSessions(api, practice, ['2026-12-02'], { price: 0 })
    await api.admin('update session set with_animal_only = true, patient_id = null where id = $1', [animalSessionId])
    const [earlierBill] = await api.admin<{ id: string }>(
      `insert into bill (tenant_id, id, bill_number, patient_id, therapist_id, total_price, taxes, created_at)
        values ($1, gen_random_uuid(), 'A-1', $2, $3, 60, 0, '2026-11-30T23:30:00Z') returning id`,
      [practice.tenantId, practice.patientId, practice.therapistId],
    )
    for (const id of [...ids, animalSessionId])
      await api.admin('update session set bill_id = $2 where id = $1', [id, earlierBill?.id])
    await expectSums(2)
    expect((await readStoredSums()).documents).toMatchObject([{ day: '2026-12-01', without_net: 1 }])
    await api.admin("update bill set net_price = null, created_at = '2026-12-05T10:00:00Z' where id = $1", [
      earlierBill?.id,
    ])
    await api.admin("update session set day = '2026-12-09', price = 12.34 where id = $1", [ids[0]])
    await expectSums(2)
    await api.admin('update session set bill_id = null where id = $1', [ids[0]])
    await api.admin('delete from session where id = $1', [animalSessionId])
    await expectSums(0)
  })

  it('count eight concurrent payments on one day', async () => {
    const days = Array.from({ length: 8 }, () => '2026-12-01')
    const ids: string[] = []
    for (const [index, day] of days.entries()) {
      const [id = ''] = await addBillableSessions(api, practice, ['2027-02-01'])
      const hour = String(8 + index).padStart(2, '0')
      await api.admin('update session set day = $2, start_time = $3, end_time = $4 where id = $1', [
        id,
        day,
        `${hour}:00`,
        `${hour}:45`,
      ])
      ids.push(id)
    }
    const bills: string[] = []
    for (const id of ids) bills.push((await issueFor(api, practice, inputOfSessions([id]))).id)
    expect((await readStoredSums()).sold).toMatchObject([{ sessions: 8, paid: false }])
    await Promise.all(bills.map(payBill))
    await expectSums(8)
    expect((await readStoredSums()).sold).toMatchObject([{ sessions: 8, paid: true }])
  })

  it("can be recomputed from the rows, and follow a change of the practice's time zone", async () => {
    const ids = await addBillableSessions(api, practice, ['2026-12-01', '2026-12-02'])
    await payBill((await issueFor(api, practice, inputOfSessions(ids))).id)
    const sumsBefore = await readStoredSums()
    await api.admin('update sold_day set net = 1 where tenant_id = $1', [practice.tenantId])
    await api.admin('update document_day set net = 1 where tenant_id = $1', [practice.tenantId])
    await api.admin('select sum_days($1)', [practice.tenantId])
    expect(await readStoredSums()).toEqual(sumsBefore)
    // 10:00 UTC is already the next day in Kiritimati (UTC+14).
    await api.admin("update tenant set time_zone = 'Pacific/Kiritimati' where id = $1", [practice.tenantId])
    expect((await readStoredSums()).documents.map(({ day, bills }) => [day, bills])).toEqual([
      // A payment has a day without a time, which does not depend on the time zone.
      ['2026-12-15', 0],
      ['2026-12-16', 1],
    ])
  })
})
