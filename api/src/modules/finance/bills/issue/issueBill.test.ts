import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillInput } from 'shared/contracts/finance/bills'
import { buildBillInput, buildDetailedLine } from '../../../../testing/bills/buildBillInput.ts'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { hashOf, withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'

let now = new Date('2031-11-30T10:00:00Z')
let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-11-30T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const issueBill = (change: Partial<BillInput> = {}, token?: string) => issueFor(api, practice, change, { token })
const previewBill = (change: Partial<BillInput> = {}) =>
  requestFile(api, {
    method: 'POST',
    path: '/draft/bills',
    payload: buildBillInput({ patientId: practice.patientId, therapistId: practice.therapistId, ...change }),
    token: practice.token,
  })
const textOf = ({ bytes }: { bytes: Buffer }) => withoutWhitespace(pdfText(bytes))
const readNextNumber = async () => (await alice.get('/next-number/billings')).body.billNumber
const readBills = async () => (await alice.get('/billings')).body
const rowsOf = <Row extends object>(table: string, order: string) =>
  api.admin<Row>(`select * from ${table} where tenant_id = $1 order by ${order}`, [practice.tenantId])
const alterWithoutTriggers = (statement: string) => runWithoutTriggers(api, statement.replace('$t', practice.tenantId))
const findBrokenBills = async () =>
  (await api.inTenant(practice.tenantId, (tx) => sql`select * from broken_bills()`.execute(tx))).rows

describe('POST /billings', () => {
  it('issues and lists an invoice, whose file keeps its bytes when the patient and the profile change', async () => {
    const issuedBill = await issueBill()
    expect(issuedBill.status).toBe(200)
    expect(issuedBill.headers['content-type']).toContain('application/pdf')
    expect(issuedBill.headers['content-disposition']).toContain('facture-2031-0001.pdf')
    expect(textOf(issuedBill)).toContain('Facturen°2031-0001')
    expect((await readBills()).content).toMatchObject([
      { id: issuedBill.id, billNumber: '2031-0001', netPrice: 50, totalPrice: 60, taxes: 20, kind: 'INVOICE' },
    ])
    await api.admin("update patient set lastname = 'Changé' where id = $1", [practice.patientId])
    await api.admin("update member set firm_name = 'Changée' where id = $1", [practice.therapistId])
    now = new Date('2032-03-01T10:00:00Z')
    const storedFile = await requestFile(api, {
      method: 'GET',
      path: `/billings/${issuedBill.id}`,
      token: practice.token,
    })
    expect(hashOf(storedFile.bytes)).toBe(hashOf(issuedBill.bytes))
    expect(storedFile.headers['cache-control']).toContain('no-store')
  })

  it('stores the lines, and the VAT of each rate rounded once per rate', async () => {
    await issueBill({
      detailedBillingContent: [
        ...Array.from({ length: 3 }, () => buildDetailedLine({ priceWithoutTaxes: 0.33 })),
        buildDetailedLine({
          priceWithoutTaxes: 100,
          taxesAmount: 5.5,
          quantity: 1.5,
          discount: 10,
          serviceDate: '2031-11-02',
        }),
      ],
    })
    expect(await rowsOf('bill_rate', 'rate')).toMatchObject([
      { rate: 5.5, base: 135, tax: 7.43 },
      { rate: 20, base: 0.99, tax: 0.2 },
    ])
    expect(await rowsOf('bill_line', 'index')).toMatchObject([
      { net: 0.33 },
      { net: 0.33 },
      { net: 0.33 },
      { net: 135, quantity: 1.5, discount: 10, discount_type: 'PERCENT', service_date: '2031-11-02' },
    ])
    expect((await readBills()).content[0]).toMatchObject({ netPrice: 135.99, totalPrice: 143.62 })
  })

  it('bills each session as a line, after which the session cannot be deleted', async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-05'])
    const { id } = await issueBill(inputOfSessions(ids))
    expect(await rowsOf('bill_line', 'index')).toMatchObject([
      { service_date: '2031-11-05', session_id: ids[1], net: 60 },
      { service_date: '2031-11-12', session_id: ids[0], net: 60 },
    ])
    expect((await alice.get(`/sessions/${ids[0]}`)).body).toMatchObject({ billId: id, version: 2 })
    expect((await alice.delete(`/sessions/${ids[0]}`)).body.errorCode).toBe(errorCode.sessionBilled)
  })

  it('adds no VAT to an invoice without VAT', async () => {
    const issuedBill = await issueBill({ withTaxes: false, vatReason: 'EXONERE_SANTE' })
    expect((await readBills()).content[0]).toMatchObject({ netPrice: 50, totalPrice: 50, taxes: 0 })
    expect(issuedBill.status).toBe(200)
  })

  it('issues one invoice for a repeated idempotency key, with the same id and bytes', async () => {
    const { billNumber } = (await alice.get('/next-number/billings')).body
    const [first, repeated] = [
      await issueFor(api, practice, { billNumber }, { key: 'facture' }),
      await issueFor(api, practice, { billNumber }, { key: 'facture' }),
    ]
    expect([repeated.id, hashOf(repeated.bytes)]).toEqual([first.id, hashOf(first.bytes)])
    expect((await readBills()).totalElements).toBe(1)
  })

  it('audits only the number of the invoice', async () => {
    await issueBill()
    expect(
      await api.admin("select act, details from audit where tenant_id = $1 and entity = 'bill'", [practice.tenantId]),
    ).toEqual([{ act: 'issue', details: { number: '2031-0001' } }])
  })
})

describe('the numbering of invoices', () => {
  it('continues from the first number, and restarts at 001 when the year in it changes', async () => {
    expect(await readNextNumber()).toBe('2031-0001')
    expect((await issueBill({ billNumber: 'FA-2031-041' })).status).toBe(200)
    expect(await readNextNumber()).toBe('FA-2031-042')
    now = new Date('2032-01-02T10:00:00Z')
    expect(await readNextNumber()).toBe('FA-2032-001')
  })

  it.each([
    ['FA-041', errorCode.billNumberTaken, 'Le numéro de facture est déjà attribué'],
    ['FA-044', errorCode.billNumberGap, 'Numéro attendu : FA-042'],
    ['FA-040', errorCode.billNumberGap, 'Numéro attendu : FA-042'],
  ])('refuses %s after FA-041 (%s)', async (billNumber, code, expectedMessage) => {
    await issueBill({ billNumber: 'FA-041' })
    const refusal = await issueBill({ billNumber })
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: code, problems: [{ field: 'billNumber' }] } })
    expect(refusal.body.message).toContain(expectedMessage)
    expect((await readBills()).totalElements).toBe(1)
  })

  it.each(['', 'un numéro', 'É-1', 'x'.repeat(36)])('refuses the number «%s»', async (billNumber) => {
    expect(await issueBill({ billNumber })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'billNumber' }] },
    })
  })

  it('refuses the prefix of credit notes', async () => {
    expect(await issueBill({ billNumber: 'A2031-0001' })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.billNumberGap },
    })
    expect((await readBills()).totalElements).toBe(0)
  })

  it("refuses an invoice when the server's clock is before the last invoice", async () => {
    await issueBill()
    now = new Date('2031-11-29T10:00:00Z')
    expect(await issueBill()).toMatchObject({ status: 409, body: { errorCode: errorCode.billDateGoesBack } })
    expect((await readBills()).content).toMatchObject([{ billNumber: '2031-0001' }])
  })
})

describe('a draft', () => {
  it('is marked BROUILLON, uses no number, and stores nothing', async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12'])
    const { status, bytes } = await previewBill(inputOfSessions(ids))
    expect(status).toBe(200)
    expect(textOf({ bytes })).toContain('BROUILLON')
    expect((await readBills()).totalElements).toBe(0)
    expect(await readNextNumber()).toBe('2031-0001')
    expect((await alice.get(`/sessions/${ids[0]}`)).body.billId).toBeNull()
  })
})

describe('the refusal of an invoice', () => {
  it.each<[string, () => Promise<Partial<BillInput>>, number, string]>([
    [
      'if the patient has no address',
      async () => {
        await api.admin("update patient set city = '' where id = $1", [practice.patientId])
        return {}
      },
      400,
      errorCode.patientAddressMissing,
    ],
    [
      'if the profile is incomplete',
      async () => {
        await api.admin("update member set firm_siren = '' where id = $1", [practice.therapistId])
        return {}
      },
      400,
      errorCode.firmMissing,
    ],
    [
      'if the SIREN has a wrong check digit',
      async () => {
        await api.admin("update member set firm_siren = '732829321' where id = $1", [practice.therapistId])
        return {}
      },
      400,
      errorCode.firmMissing,
    ],
    [
      'for a session that is already billed',
      async () => {
        const ids = await addBillableSessions(api, practice, ['2031-11-12'])
        await issueBill(inputOfSessions(ids))
        return inputOfSessions(ids)
      },
      409,
      errorCode.sessionBilled,
    ],
    [
      'for a session without a price',
      async () => inputOfSessions(await addBillableSessions(api, practice, ['2031-11-12'], { price: 0 })),
      400,
      errorCode.invalid,
    ],
    [
      'for a session of another patient',
      async () =>
        inputOfSessions(await addBillableSessions(api, practice, ['2031-11-12'], { patient_id: practice.firmId })),
      409,
      errorCode.sessionStateChanged,
    ],
    [
      'for a discount that exceeds the sessions',
      async () =>
        inputOfSessions(await addBillableSessions(api, practice, ['2031-11-12']), {
          discount: 61,
          discountType: 'EURO',
        }),
      400,
      errorCode.invalid,
    ],
    ['without a session', async () => inputOfSessions([]), 400, errorCode.invalid],
    [
      'for a VAT rate that does not exist in France',
      async () => ({ detailedBillingContent: [buildDetailedLine({ taxesAmount: 19.5 })] }),
      400,
      errorCode.invalid,
    ],
    [
      'for a service dated 1950',
      async () => ({ detailedBillingContent: [buildDetailedLine({ serviceDate: '1950-01-01' })] }),
      400,
      errorCode.invalid,
    ],
    [
      'for a service dated 2099',
      async () => ({ detailedBillingContent: [buildDetailedLine({ serviceDate: '2099-01-01' })] }),
      400,
      errorCode.invalid,
    ],
    [
      'for a line of 0 €',
      async () => ({ detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 0 })] }),
      400,
      errorCode.invalid,
    ],
    [
      'for a discount of more than 100 %',
      async () => ({ detailedBillingContent: [buildDetailedLine({ discount: 101 })] }),
      400,
      errorCode.invalid,
    ],
    [
      'for more than 500 lines',
      async () => ({ detailedBillingContent: Array.from({ length: 501 }, () => buildDetailedLine()) }),
      400,
      errorCode.invalid,
    ],
    ['for an unknown payment term', async () => ({ selectedTermOfPayment: 'DAYS_90' }), 400, errorCode.invalid],
    [
      'for a firm without late interest',
      async () => ({ patientId: practice.firmId, selectedLateInterest: 'NONE' }),
      400,
      errorCode.invalid,
    ],
    [
      'for an amount above the maximum',
      async () => ({
        detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 9_999_999, quantity: 10 })],
      }),
      400,
      errorCode.invalid,
    ],
  ])('stores nothing %s', async (_case, prepare, status, code) => {
    const change = await prepare()
    const { totalElements } = await readBills()
    expect(await issueBill(change)).toMatchObject({ status, body: { errorCode: code } })
    expect((await readBills()).totalElements).toBe(totalElements)
  })

  it('names the session that is already billed', async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12'])
    await issueBill(inputOfSessions(ids))
    expect((await issueBill(inputOfSessions(ids))).body.problems).toEqual([
      expect.objectContaining({ message: 'La séance du 12/11/2031 à 10:00 est déjà sur la facture 2031-0001' }),
    ])
  })

  it('applies if a therapist selects another therapist or an assistant selects themself, not if an assistant selects a therapist', async () => {
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['BILL'] })
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['BILL'] })
    expect((await issueBill({}, therapist.token)).status).toBe(403)
    expect((await issueBill({ therapistId: assistant.id }, assistant.token)).body.problems).toMatchObject([
      { field: 'therapistId' },
    ])
    expect((await issueBill({}, assistant.token)).status).toBe(200)
  })
})

describe('an issued invoice', () => {
  it.each([
    ["update bill set total_price = 1 where tenant_id = '$t'", /permission denied/],
    [
      "update bill set patient_id = (select id from patient where type = 'FIRM' and tenant_id = '$t') where tenant_id = '$t'",
      /BILL_FROZEN/,
    ],
    ["delete from bill where tenant_id = '$t'", /permission denied/],
    ['truncate bill cascade', /permission denied/],
    ["update bill_line set net = 1 where tenant_id = '$t'", /permission denied/],
    ["delete from bill_rate where tenant_id = '$t'", /permission denied/],
    ["update bill_series set count = count + 1 where tenant_id = '$t'", /BILL_SERIES/],
    ["delete from bill_series where tenant_id = '$t'", /permission denied/],
  ])('cannot be changed in the database: %s', async (statement, refusal) => {
    await issueBill()
    const tenantStatement = statement.replaceAll('$t', practice.tenantId)
    await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(tenantStatement).execute(tx))).rejects.toThrow(refusal)
    await expect(api.admin(tenantStatement)).rejects.toThrow(/BILL_FROZEN|BILL_SERIES/)
  })

  it('is part of a hash chain that reveals an altered or deleted row', async () => {
    for (let count = 0; count < 4; count += 1) await issueBill()
    expect(await findBrokenBills()).toEqual([])
    await alterWithoutTriggers("update bill set total_price = 61 where position = 2 and tenant_id = '$t'")
    expect(await findBrokenBills()).toEqual([{ kind: 'INVOICE', position: 2 }])
    await alterWithoutTriggers("update bill set total_price = 60 where position = 2 and tenant_id = '$t'")
    expect(await findBrokenBills()).toEqual([])
    await alterWithoutTriggers("delete from bill where position = 4 and tenant_id = '$t'")
    expect(await findBrokenBills()).toEqual([{ kind: 'INVOICE', position: 4 }])
  })

  it('is encrypted: neither the document nor its lines are readable in the database', async () => {
    await issueBill({ detailedBillingContent: [buildDetailedLine({ description: 'canari' })], introText: 'canari' })
    const [row] = await api.admin<{ all: string }>('select b::text as all from bill b where tenant_id = $1', [
      practice.tenantId,
    ])
    // 'canari' and '%PDF', also in hexadecimal.
    expect(Buffer.from(row?.all ?? '').toString('latin1')).not.toMatch(/canari|63616e617269|25504446/)
  })

  it('is reachable only within the practice and with the privilege BILL', async () => {
    const { id } = await issueBill()
    const otherPractice = await openBilledPractice(api)
    expect((await api.as(otherPractice.token).get(`/billings/${id}`)).status).toBe(404)
    const member = await joinPractice(api, practice, { privileges: ['ESTIMATION', 'PATIENTS'] })
    expect((await api.as(member.token).get(`/billings/${id}`)).status).toBe(403)
  })
})
