import { setTimeout as pause } from 'node:timers/promises'
import { queryOnce } from '../../postgres/queryOnce.ts'
import type { Product } from '../product/startProduct.ts'
import type { TestCount } from '../TestCount.ts'
import { waitUntilReady } from './Bookings.ts'
import { fetchDemoToken } from './demoToken.ts'
import { retryActiveJobs } from './retryActiveJobs.ts'

const patientCount = 60
const lastname = 'BILLCRASH'
const month = '2020-02'

/**
 * Adds patients with an address to the demonstration practice, each with one session in an old month; returns the
 * patients' ids.
 */
const addPatients = (adminUrl: string) =>
  queryOnce(
    adminUrl,
    `with owner as (select m.tenant_id, m.id from member m join auth.account a on a.id = m.id where a.email = 'ultime@demo.complice.fr'),
      added as (insert into patient (tenant_id, id, type, firstname, lastname, street_name, zip_code, city)
        select tenant_id, gen_random_uuid(), 'INDIVIDUAL', 'Camille', $1 || ' ' || number, '1 rue des Prés', '69001', 'Lyon'
        from owner, generate_series(1, $2::int) number returning tenant_id, id, lastname),
      sessions as (insert into session (tenant_id, id, therapist_id, session_type_id, patient_id, day, start_time, end_time, state, price)
        select a.tenant_id, gen_random_uuid(), o.id, (select t.id from session_type t where t.tenant_id = a.tenant_id limit 1), a.id,
          date '2020-02-01' + (row_number() over (order by a.id) % 28)::int,
          make_time(6 + (row_number() over (order by a.id) / 28)::int, 0, 0), make_time(7 + (row_number() over (order by a.id) / 28)::int, 0, 0),
          'VALIDATED', 60 from added a, owner o)
    select id from added`,
    [lastname, patientCount],
  )

interface Batch {
  done: number
  total: number
  items: { state: string; billNumber: string | null }[]
}

async function waitForBatch(readBatch: () => Promise<Batch>, minDone: number, timeoutMs = 120_000): Promise<Batch> {
  const deadlineMs = Date.now() + timeoutMs
  while (Date.now() < deadlineMs) {
    const batch = await readBatch()
    if (batch.done >= minDone) return batch
    await pause(20)
  }
  throw new Error(`The invoices were not issued within ${timeoutMs / 1000} s.`)
}

/**
 * Kills the API with SIGKILL while it bills a month, and checks that the restarted API bills each patient exactly
 * once.
 */
export async function testBillMonthCrash({ address, adminUrl, replicas }: Product): Promise<TestCount> {
  const addedPatients = await addPatients(adminUrl)
  const headers = { Authorization: `Bearer ${await fetchDemoToken(address)}`, 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/bill-batches`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      month,
      patientIds: addedPatients.map((row) => row['id']),
      therapistId: null,
      withTaxes: false,
      taxes: null,
      taxesComment: '',
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
    }),
  })
  const { id }: { id: string } = await response.json()
  const readBatch = async (): Promise<Batch> => (await fetch(`${address}/api/bill-batches/${id}`, { headers })).json()

  await waitForBatch(readBatch, 3)
  process.kill(replicas[0]?.pid() ?? 0, 'SIGKILL')
  await retryActiveJobs(adminUrl, 'issueBills')
  const [countsWhenKilled] = await queryOnce(
    adminUrl,
    "select count(*) filter (where state = 'ISSUED')::int as issued from bill_batch_item where batch_id = $1",
    [id],
  )
  await waitUntilReady(address)
  const { items } = await waitForBatch(readBatch, patientCount)
  const [billedCounts] = await queryOnce(
    adminUrl,
    `select count(b.id)::int as bills, count(distinct s.bill_id)::int as sessions from patient p
      left join bill b on b.tenant_id = p.tenant_id and b.patient_id = p.id
      left join session s on s.tenant_id = p.tenant_id and s.patient_id = p.id where p.lastname like $1`,
    [`${lastname}%`],
  )
  const numbers = new Set(items.map(({ billNumber }) => billNumber))
  const issuedWhenKilled = Number(countsWhenKilled?.['issued'])
  const [bills, billedSessions] = [Number(billedCounts?.['bills']), Number(billedCounts?.['sessions'])]
  console.log(
    `  a month of ${patientCount} patients killed after ${issuedWhenKilled} invoices: then ${bills} invoices with ${numbers.size} numbers`,
  )
  const checks = [
    issuedWhenKilled >= 3 && issuedWhenKilled < patientCount,
    items.every(({ state }) => state === 'ISSUED'),
    numbers.size === patientCount,
    bills === patientCount,
    billedSessions === patientCount,
  ]
  const passed = checks.filter(Boolean).length
  return { passed, failed: checks.length - passed }
}
