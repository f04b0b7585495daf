import type { PaymentMeans } from 'shared/contracts/agenda/session'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { VatRegime } from 'shared/domain/accounts/profile'
import { v7 as uuidv7 } from 'uuid'
import { noBankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { encryptBankDetails } from '../../modules/practice/user/bankDetails.ts'
import { buildBillInput } from './buildBillInput.ts'
import { openPractice, type TestApp, type TestPractice } from '../practice.ts'

export interface BilledPractice extends TestPractice {
  /** An individual with an address. */
  patientId: string
  /** A firm with an address. */
  firmId: string
}

const tva_number = 'FR44732829320'
const vatColumns = {
  REEL: { taxes: true, tva_number },
  FRANCHISE: { taxes: false },
  EXONERE_SANTE: { taxes: false, vat_exemption: 'EXONERE_SANTE', tva_number },
} as const

/** Opens a practice of this VAT regime that can issue invoices and has not issued any. */
export async function openBilledPractice(api: TestApp, vatRegime: VatRegime = 'REEL'): Promise<BilledPractice> {
  const practice = await openPractice(api, { offer: 'ULTIME' })
  const { tenantId: tenant_id, therapistId } = practice
  const [patientId, firmId] = [uuidv7(), uuidv7()]
  const address = { street_name: '12 rue des Lilas', zip_code: '69003', city: 'Lyon' }
  await api.inTenant(tenant_id, async (tx) => {
    await tx
      .updateTable('member')
      .set({
        ...address,
        firm_name: 'Les Prés',
        firm_siren: '732829320',
        bank_details: encryptBankDetails(
          therapistId,
          { ...noBankDetails, iban: 'FR7630006000011234567890189' },
          await api.services.encryption.cipherOf(tx, tenant_id),
        ),
        ...vatColumns[vatRegime],
      })
      .where('id', '=', therapistId)
      .execute()
    await tx
      .insertInto('patient')
      .values([
        { tenant_id, id: patientId, type: 'INDIVIDUAL', firstname: 'Paul', lastname: 'Martin', ...address },
        { tenant_id, id: firmId, type: 'FIRM', company_name: 'Les Tilleuls', siren: '552100554', ...address },
      ])
      .execute()
  })
  return { ...practice, patientId, firmId }
}

interface BillableColumns {
  price?: number
  paid?: boolean
  paid_means?: PaymentMeans
  patient_id?: string
  patient_present?: boolean
  room_rent?: number
  taxes_paid_by_patient?: number
}

/** Inserts validated sessions of the patient on these days at 10:00, at 60 € by default; returns their ids. */
export async function addBillableSessions(
  api: TestApp,
  { tenantId, therapistId, sessionTypeId, patientId }: BilledPractice,
  days: readonly string[],
  change: BillableColumns = {},
): Promise<string[]> {
  const rows = days.map((day) => ({
    tenant_id: tenantId,
    id: uuidv7(),
    therapist_id: therapistId,
    session_type_id: sessionTypeId,
    patient_id: patientId,
    day,
    start_time: '10:00',
    end_time: '11:00',
    state: 'VALIDATED' as const,
    price: 60,
    ...change,
  }))
  await api.inTenant(tenantId, (tx) => tx.insertInto('session').values(rows).execute())
  return rows.map(({ id }) => id)
}

export interface IssuedFile {
  status: number
  body: ReturnType<typeof JSON.parse>
  bytes: Buffer
  /** Value of the header `X-Bill-Id`; '' if there is none. */
  id: string
  headers: Record<string, unknown>
}

/** Sends a request whose response is a PDF, or an error as JSON. */
export async function requestFile(
  api: TestApp,
  call: {
    method: 'GET' | 'POST'
    path: string
    payload?: object
    token: string
    key?: string
    /** Rate limits apply per IP address: the tests of a limited call use an IP address of their own. */
    remoteAddress?: string
  },
): Promise<IssuedFile> {
  const { method, path, payload, token, key, remoteAddress } = call
  const response = await api.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    body: isJson ? response.json() : null,
    bytes: response.rawPayload,
    id: String(response.headers['x-bill-id'] ?? ''),
    headers: response.headers,
  }
}

/** Issues an invoice of the practice, with the next number unless `change` sets another one. */
export async function issueFor(
  api: TestApp,
  practice: BilledPractice,
  change: Partial<BillInput> = {},
  { token = practice.token, key }: { token?: string; key?: string } = {},
): Promise<IssuedFile> {
  const { billNumber } = (await api.as(practice.token).get('/next-number/billings')).body
  const { patientId, therapistId } = practice
  const payload = buildBillInput({ patientId, therapistId, billNumber, ...change })
  return requestFile(api, { method: 'POST', path: '/billings', payload, token, ...(key && { key }) })
}

/** Returns the part of an invoice's input that selects these sessions. */
export const inputOfSessions = (ids: readonly string[], change: Partial<BillInput> = {}): Partial<BillInput> => ({
  simplifiedMode: true,
  simplifiedBillingContent: [...ids],
  detailedBillingContent: [],
  ...change,
})
