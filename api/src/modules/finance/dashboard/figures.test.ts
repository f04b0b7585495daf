import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import type { ReceivedPayment, Sale } from 'shared/contracts/finance/sales'
import { addDays } from 'shared/domain/calendar/day'
import { mondayOfIsoWeek } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import { v7 as uuidv7 } from 'uuid'
import { SeededRandom } from '../../../../seed/SeededRandom.ts'
import { seedPractice } from '../../../../seed/seedPractice.ts'
import { createPersonGenerator } from '../../../../seed/people.ts'
import { largePractice } from '../../../../seed/practices/largePractice.ts'
import { inTransaction } from '../../../db.ts'
import { insertAccount } from '../../practice/accounts/accounts.sql.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { issueFor, inputOfSessions, type BilledPractice } from '../../../testing/bills/billedPractice.ts'
import { computeSales, computeStats, type RawRows } from '../../../testing/bills/figuresByHand.ts'

let api: TestApp
let owner: Caller
let rawRows: RawRows
let therapistIds: string[]
// In the first ISO week of 2027, which follows week 53 of 2026; the demonstration sessions are around this day.
const now = new Date('2027-01-06T09:00:00Z')
const wallTime = '2027-01-06 10:00'

async function seedLargePractice(): Promise<void> {
  await inTransaction(api.database, async (tx) => {
    const random = new SeededRandom(2026)
    const patientAccountId = uuidv7()
    await insertAccount(tx, {
      id: patientAccountId,
      kind: 'PATIENT',
      email: 'manon@exemple.fr',
      password_hash: 'x',
      firstname: 'Manon',
      lastname: 'Lefèvre',
    })
    const demo = {
      tx,
      services: api.services,
      random,
      passwordHash: 'x',
      patientAccountId,
      today: '2027-01-06',
      nextPerson: createPersonGenerator(random),
    }
    await seedPractice(demo, largePractice)
  })
}

/** Adds sessions on days of a clock change, around 1 January, and in months without demonstration data. */
async function addSessions(tenantId: string): Promise<string[]> {
  const days = [
    '2026-03-29',
    '2026-10-25',
    '2026-12-31',
    '2027-01-01',
    '2026-02-10',
    '2026-06-15',
    '2026-06-16',
    '2026-08-03',
  ]
  const rows = await api.admin<{ id: string }>(
    `insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id, price, room_rent, paid)
      select s.tenant_id, gen_random_uuid(), d::date, '01:30', '04:45', 'VALIDATED', true, s.therapist_id, s.session_type_id, s.patient_id,
        33.35, 7.07, d like '%6-0%'
      from unnest($2::text[]) d, (select * from session where tenant_id = $1 and patient_id is not null order by id limit 1) s returning id`,
    [tenantId, days],
  )
  return rows.map(({ id }) => id)
}

/**
 * Divides sessions between their patient and a payer. Issues an invoice for the payer's part of all sessions, and one
 * with another VAT rate and no discount for the patient's part of all but the first.
 */
async function issuePartInvoices(practice: BilledPractice, ids: readonly string[]): Promise<void> {
  const response = await owner.put(`/patients/${practice.patientId}/payers`, {
    payers: [
      {
        kind: 'MUTUAL',
        name: 'Mutuelle des Monts',
        address: { streetName: '1 place du Bourg', zipCode: '69003', city: 'Lyon' },
        email: '',
        siren: '',
        yearlyCeiling: null,
        share: { kind: 'PERCENT', value: 33.33 },
      },
    ],
    patientShare: null,
  })
  const payerId = response.body.payers[0].id
  const payerBill = await issueFor(api, practice, inputOfSessions(ids, { payerId, taxes: 10, discount: 7 }))
  const patientBill = await issueFor(api, practice, inputOfSessions(ids.slice(1), { taxes: 20 }))
  if (payerBill.status !== 200 || patientBill.status !== 200)
    throw new Error(JSON.stringify([payerBill.body, patientBill.body]))
  for (const { id } of [payerBill, patientBill])
    await owner.put(`/billings/${id}?fullyPaid=true`, { paidOn: '2027-01-06' })
}

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  await seedLargePractice()
  const [member] = await api.admin<{ id: string; tenant_id: string }>(
    "select id, tenant_id from member where email = 'ultime@demo.complice.fr'",
  )
  if (!member) throw new Error('No owner was seeded.')
  const token = await api.services.tokens.signAccess({
    accountId: member.id,
    kind: 'MEMBER',
    tokenVersion: 1,
    roles: [],
    privileges: [],
  })
  owner = api.as(token)
  await addSessions(member.tenant_id)
  // Bills some sessions of one patient with a discount and VAT; others remain unbilled.
  const [patient, secondPatient] = await api.admin<{ patient_id: string; ids: string[] }>(
    `select s.patient_id, array_agg(s.id::text) as ids from session s join patient p on p.tenant_id = s.tenant_id and p.id = s.patient_id
      where s.tenant_id = $1 and s.state = 'VALIDATED' and s.price > 0 and s.bill_id is null and s.day < '2027-01-05' and p.street_name <> '' and p.zip_code <> '' and p.city <> ''
      group by 1 having count(*) > 2 order by 1 limit 2`,
    [member.tenant_id],
  )
  if (!patient || !secondPatient) throw new Error('No patient has sessions to bill.')
  const practice = {
    tenantId: member.tenant_id,
    therapistId: member.id,
    token,
    patientId: patient.patient_id,
    firmId: '',
    email: '',
    sessionTypeId: '',
  }
  await api.admin("update member set vat_exemption = 'EXONERE_SANTE', tva_number = 'FR44732829320' where id = $1", [
    member.id,
  ])
  const issuedBill = await issueFor(api, practice, inputOfSessions(patient.ids, { discount: 15, taxes: 5.5 }))
  if (issuedBill.status !== 200) throw new Error(JSON.stringify(issuedBill.body))
  await owner.put(`/billings/${issuedBill.id}?fullyPaid=true`, { paidOn: '2027-01-06' })
  await issuePartInvoices({ ...practice, patientId: secondPatient.patient_id }, secondPatient.ids)
  await api.admin('update member set taxes = true, taxes_amount = 20 where id = $1', [member.id])
  const listRows = <Row extends object>(sql: string) => api.admin<Row>(sql, [member.tenant_id])
  rawRows = {
    sessions:
      await listRows(`select s.*, s.day::text as day, to_char(s.day, 'IYYY-IW') as week, st.name as type_name from session s
      join session_type st on st.tenant_id = s.tenant_id and st.id = s.session_type_id where s.tenant_id = $1`),
    animals: await listRows('select session_id, animal_id from session_animal where tenant_id = $1'),
    parts: await listRows('select * from session_part where tenant_id = $1'),
    lines: await listRows('select * from bill_line where tenant_id = $1'),
    bills: await listRows(
      `select *, due_on::text as due_on, (created_at at time zone 'Europe/Paris')::date::text as day from bill where tenant_id = $1`,
    ),
    payments: await listRows('select *, paid_on::text as paid_on from bill_payment where tenant_id = $1'),
    estimations: await listRows(
      `select *, (created_at at time zone 'Europe/Paris')::date::text as day from estimation where tenant_id = $1`,
    ),
    weeks: await listRows(
      `select distinct to_char(d, 'IYYY-IW') as week, d::date::text as day from generate_series('2016-01-01'::date, '2027-12-31', '1 day') d where $1::uuid is not null`,
    ),
  }
  const therapists = await listRows<{ id: string }>(
    `select id from member where tenant_id = $1 and 'ROLE_THERAPIST' = any(roles)`,
  )
  therapistIds = therapists.map(({ id }) => id)
}, 120_000)
afterAll(() => api.close())

const periods = [
  ['a year', '2026-01-08', '2027-01-07'],
  ['the turn of a year with its 53rd week', '2026-12-28', '2027-01-03'],
  ['the day clocks go back', '2026-10-25', '2026-10-25'],
  ['the day clocks go forward', '2026-03-29', '2026-03-29'],
  ['a month', '2026-12-01', '2026-12-31'],
  ['days in the middle of weeks', '2026-12-02', '2027-01-06'],
  ['days to come', '2027-01-06', '2027-02-28'],
] as const

/** Row type of each list that the figures link to, by path. */
interface RowTypeByPath {
  '/sales/details': Sale
  '/sales/payments': ReceivedPayment
  '/billings': BillListItem
  '/estimations': EstimationListItem
}

/** Reads every row of a list, and the totals of its last page. */
async function readAllPages<Path extends keyof RowTypeByPath>(
  path: Path,
  { therapistId, ...days }: Period & { therapistId: string | undefined },
) {
  const rows: RowTypeByPath[Path][] = []
  for (let page = 0; ; page += 1) {
    const search = new URLSearchParams({
      ...days,
      ...(therapistId !== undefined && { therapistId }),
      size: '100',
      page: String(page),
    })
    const { status, body } = await owner.get(`${path}?${search.toString()}`)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    rows.push(...body.content)
    if (page + 1 >= body.totalPages) return { rows, lastPage: body }
  }
}

/** Returns the sum in the unit of the amounts, without the rounding errors of floating point. */
const exactSum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + Math.round(amountOf(row) * 100), 0) / 100

const minutesOf = ({ startTime, endTime }: Sale) =>
  (Date.parse(`2000-01-01T${endTime}Z`) - Date.parse(`2000-01-01T${startTime}Z`)) / 60_000

function figuresOf(sales: readonly Sale[]) {
  const paidSales = sales.filter((sale) => sale.paid)
  return {
    nbSessions: sales.length,
    minutes: exactSum(sales, minutesOf),
    patients: new Set(sales.flatMap(({ patient }) => patient?.id ?? [])).size,
    clubs: new Set(sales.flatMap(({ club }) => club ?? [])).size,
    estimatedRevenue: exactSum(sales, ({ netPrice }) => netPrice),
    incomeReceived: exactSum(paidSales, ({ netPrice }) => netPrice),
    estimatedRevenueCharges: exactSum(sales, ({ charges }) => charges),
    incomeReceivedCharges: exactSum(paidSales, ({ charges }) => charges),
  }
}

describe.each(periods)('the figures of %s, computed from the raw rows,', (_name, startDate, endDate) => {
  it("equal the dashboard's figures, for the practice and for each therapist", async () => {
    const period = { startDate, endDate }
    const search = `startDate=${startDate}&endDate=${endDate}`
    expect((await owner.get(`/user/activity?${search}`)).body).toEqual(computeStats(rawRows, period, wallTime))
    expect(therapistIds.length).toBeGreaterThan(2)
    for (const therapistId of therapistIds) {
      const { body } = await owner.get(`/user/activity/therapists?${search}&therapistId=${therapistId}`)
      expect(body).toEqual([{ therapistId, activities: computeStats(rawRows, period, wallTime, therapistId) }])
    }
  })

  it('equal the rows and totals of the sales', async () => {
    for (const therapistId of [undefined, ...therapistIds]) {
      const { rows, lastPage } = await readAllPages('/sales/details', { startDate, endDate, therapistId })
      const recomputedSales = computeSales(rawRows, { startDate, endDate }, therapistId)
      const listedSales = rows.map(({ id, netPrice, tax, totalPrice, charges, paid }) => ({
        id,
        netPrice,
        tax,
        totalPrice,
        charges,
        paid,
      }))
      expect(listedSales).toEqual(recomputedSales.rows)
      expect(lastPage.totals).toEqual(recomputedSales.totals)
    }
  })

  it('equal the sums of the list that each figure links to', async () => {
    for (const therapistId of [undefined, ...therapistIds]) {
      const search = { startDate, endDate, therapistId }
      const stats = computeStats(rawRows, { startDate, endDate }, wallTime, therapistId)
      const sales = await readAllPages('/sales/details', search)
      expect(figuresOf(sales.rows)).toEqual({
        nbSessions: stats.nbSessions,
        minutes: exactSum(stats.infosByWeek, ({ nbHours }) => Math.round(nbHours * 60)),
        patients: stats.nbPatients,
        clubs: stats.nbClubs,
        estimatedRevenue: stats.estimatedRevenue,
        incomeReceived: stats.incomeReceived,
        estimatedRevenueCharges: stats.estimatedRevenueCharges,
        incomeReceivedCharges: stats.incomeReceivedCharges,
      })
      const bills = await readAllPages('/billings', search)
      expect(bills.rows.filter(({ kind }) => kind === 'INVOICE')).toHaveLength(stats.nbBills)
      expect(bills.lastPage.sums.billedNet).toBe(stats.billedRevenue)
      const payments = await readAllPages('/sales/payments', search)
      expect(exactSum(payments.rows, ({ amount }) => amount)).toBe(stats.paymentsReceived)
      expect(payments.lastPage.total).toBe(stats.paymentsReceived)
      const estimations = await readAllPages('/estimations', search)
      expect(estimations.rows).toHaveLength(stats.nbEstimations)
      // Each week of the charts links to the sessions of that week only.
      for (const { year, weekNumber, nbHours, taxes, earnings, expectedEarnings } of stats.infosByWeek) {
        const monday = mondayOfIsoWeek({ year, weekNumber })
        const salesOfWeek = sales.rows.filter(({ date }) => date >= monday && date <= addDays(monday, 6))
        expect(figuresOf(salesOfWeek)).toMatchObject({
          minutes: Math.round(nbHours * 60),
          estimatedRevenueCharges: taxes,
          incomeReceived: earnings,
          estimatedRevenue: expectedEarnings,
        })
      }
    }
  })
})
