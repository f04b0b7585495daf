import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { extractXml } from '@stackforge-eu/factur-x'
import { errorCode } from 'shared/contracts/errorCodes'
import type { VatRegime } from 'shared/domain/accounts/profile'
import { buildBillInput, buildDetailedLine } from '../../../testing/bills/buildBillInput.ts'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import {
  addBillableSessions,
  inputOfSessions,
  issueFor,
  openBilledPractice,
  requestFile,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { readXPath, listViolatedInvoiceRules } from '../../../testing/bills/invoiceRules.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { issueBills } from '../bills/batches/issueBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2026-11-30T10:00:00Z') } })
})
afterAll(() => api.close())

async function openWithRegime(vatRegime: VatRegime, change: Record<string, unknown> = {}): Promise<void> {
  practice = await openBilledPractice(api, vatRegime)
  alice = api.as(practice.token)
  await api.admin("update patient set email = id || '@exemple.fr' where tenant_id = $1", [practice.tenantId])
  for (const [column, value] of Object.entries(change))
    await api.admin(`update member set ${column} = $1 where id = $2`, [value, practice.therapistId])
}

const textOf = (bytes: Uint8Array) => withoutWhitespace(pdfText(Buffer.from(bytes)))
const xmlOf = async (bytes: Uint8Array) => (await extractXml(bytes)).xml
const period = 'startDate=2026-11-01&endDate=2026-11-30'
const readBook = async (book: string) => {
  const { bytes } = await requestFile(api, { method: 'GET', path: `/books/${book}?${period}`, token: practice.token })
  return bytes.toString()
}
const readDetails = async (id: string) => (await alice.get(`/billings/${id}/details`)).body

const readFirm = async () =>
  (await alice.get('/patients')).body.find(({ id }: { id: string }) => id === practice.firmId)

describe('a practice in La Réunion', () => {
  beforeEach(() => openWithRegime('REEL'))

  it('quotes, bills, credits and reports at 8.5 %', async () => {
    const { version: _version, logo: _logo, ...profile } = (await alice.get('/user')).body
    const address = { streetName: '3 rue de Paris', zipCode: '97400', city: 'Saint-Denis' }
    const savedResponse = await alice.put('/user', {
      ...profile,
      firstname: 'Alice',
      lastname: 'Payet',
      phoneNumber: '0262 20 00 00',
      firm: { ...profile.firm, address },
      taxesAmount: 8.5,
    })
    expect([savedResponse.status, savedResponse.body.taxesAmount]).toEqual([200, 8.5])

    const { patientId, therapistId, token } = practice
    const quoteInput = buildEstimationInput({ patientId, therapistId, taxes: 8.5 })
    const quote = await requestFile(api, { method: 'POST', path: '/estimations', payload: quoteInput, token })
    expect(textOf(quote.bytes)).toContain(withoutWhitespace('TVA 8,5 % 51,00 €'))

    const ids = await addBillableSessions(api, practice, ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'])
    const bill = await issueFor(api, practice, inputOfSessions(ids, { taxes: 8.5 }))
    expect(bill.status).toBe(200)
    expect(textOf(bill.bytes)).toContain(withoutWhitespace('TVA 8,5 % 20,40 €'))
    const xml = await xmlOf(bill.bytes)
    expect(
      readXPath(xml, '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent'),
    ).toBe('8.50')
    expect(listViolatedInvoiceRules(xml)).toEqual([])
    expect(await readDetails(bill.id)).toMatchObject({ netPrice: 240, totalPrice: 260.4, taxes: 8.5 })

    await alice.put(`/billings/${bill.id}?fullyPaid=true`, { paidOn: '2026-11-30' })
    expect(await readBook('vat')).toContain('8,5;240,00;20,40')
    expect(await readBook('e-reporting')).toContain('TPS1;Non;8,5;240,00;20,40;1')
    expect(await readBook('fec')).toContain('445710\tTVA collectée')
    expect((await alice.get(`/sales/details?${period}`)).body.totals).toMatchObject({ tax: 20.4 })

    expect((await alice.post(`/billings/${bill.id}/credit-notes`, { lines: null, reason: 'Erreur' })).status).toBe(200)
    expect((await alice.get('/billings')).body.content).toMatchObject([
      { kind: 'CREDIT_NOTE', totalPrice: 260.4, taxes: 8.5 },
      { kind: 'INVOICE' },
    ])
  })
})

describe('a practice in Guyane', () => {
  beforeEach(() => openWithRegime('REEL', { zip_code: '97300' }))

  it('bills without VAT by art. 294 of the CGI, and reports its sales as outside the scope of VAT', async () => {
    const bill = await issueFor(api, practice, { withTaxes: false })
    expect(textOf(bill.bytes)).toContain(withoutWhitespace('TVA non applicable, art. 294 du CGI'))
    const xml = await xmlOf(bill.bytes)
    expect(readXPath(xml, '//ram:ExemptionReasonCode')).toBe('VATEX-EU-O')
    expect(listViolatedInvoiceRules(xml)).toEqual([])
    expect(await readBook('e-reporting')).toContain('Transactions;2026-11-30;TNT1;Non;0;50,00;0,00;1')
    expect(await readBook('e-reporting')).not.toContain('TPS1')
  })

  it('has no VAT on sessions that are not billed yet', async () => {
    await addBillableSessions(api, practice, ['2026-11-10'])
    expect((await alice.get(`/sales/details?${period}`)).body.totals).toMatchObject({ tax: 0 })
  })
})

describe('a document whose VAT or reason the practice may not state', () => {
  interface RefusedDocument {
    regime: VatRegime
    columns?: Record<string, unknown>
    /** Changes of the invoice, and of the quote. */
    bill: object
    quote: object
    code: string
  }
  const linesAbove150 = [buildDetailedLine({ priceWithoutTaxes: 150.01 })]

  it.each<[string, RefusedDocument]>([
    [
      'above 150 € without a VAT number',
      {
        regime: 'REEL',
        columns: { tva_number: '' },
        bill: { detailedBillingContent: linesAbove150 },
        quote: {},
        code: errorCode.vatNumberMissing,
      },
    ],
    ['with VAT, exempt by art. 293 B', { regime: 'FRANCHISE', bill: {}, quote: {}, code: errorCode.vatNotCharged }],
    [
      'with VAT in Mayotte',
      { regime: 'REEL', columns: { zip_code: '97600' }, bill: {}, quote: {}, code: errorCode.vatNotCharged },
    ],
    [
      'with art. 293 B although VAT is due',
      {
        regime: 'REEL',
        bill: { withTaxes: false, vatReason: 'FRANCHISE' },
        quote: { taxes: 0, vatReason: 'FRANCHISE' },
        code: errorCode.vatReasonRefused,
      },
    ],
    [
      'with a second reason',
      {
        regime: 'FRANCHISE',
        bill: { withTaxes: false, vatReason: 'FRANCHISE', taxesComment: 'Exonération, art. 261-4-1° du CGI' },
        quote: { taxes: 0, vatReason: 'FRANCHISE', comments: 'Exonération, art. 261-4-1° du CGI' },
        code: errorCode.vatReasonRefused,
      },
    ],
    [
      'without a reason although VAT is due',
      { regime: 'REEL', bill: { withTaxes: false }, quote: { taxes: 0 }, code: errorCode.invalid },
    ],
  ])(
    'is refused %s, issued or drafted, and nothing is stored',
    async (_case, { regime, columns, bill, quote, code }) => {
      await openWithRegime(regime, columns)
      const { patientId, therapistId } = practice
      const billPayload = buildBillInput({ patientId, therapistId, billNumber: '2026-0001', ...bill })
      const quotePayload = buildEstimationInput({ patientId, therapistId, ...quote })
      for (const [path, payload] of [
        ['/draft/bills', billPayload],
        ['/billings', billPayload],
        ['/draft/estimations', quotePayload],
        ['/estimations', quotePayload],
      ] as const) {
        const { status, body } = await alice.post(path, payload)
        expect([path, status, body.errorCode]).toEqual([path, 400, code])
      }
      expect((await alice.get('/billings')).body.totalElements).toBe(0)
      expect((await alice.get('/estimations')).body.totalElements).toBe(0)
    },
  )

  it('may have VAT up to 150 € without a VAT number', async () => {
    await openWithRegime('REEL', { tva_number: '' })
    const bill = await issueFor(api, practice, {
      detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 150 })],
    })
    expect(await readDetails(bill.id)).toMatchObject({ netPrice: 150, totalPrice: 180 })
  })

  it('is refused in a batch: the whole batch if VAT may not be charged, one invoice if its amount requires a VAT number', async () => {
    await openWithRegime('FRANCHISE')
    const { patientId } = practice
    await addBillableSessions(api, practice, ['2026-11-10', '2026-11-11', '2026-11-12'])
    const { billNumber: _number, ...terms } = buildBillInput({ patientId, therapistId: practice.therapistId })
    const input = { ...terms, month: '2026-11', patientIds: [patientId], therapistId: null }
    expect((await alice.post('/bill-batches', input)).body.errorCode).toBe(errorCode.vatNotCharged)
    await api.admin('update member set taxes = true where id = $1', [practice.therapistId])
    const { id } = (await alice.post('/bill-batches', input)).body
    await issueBills(api.services, { tenantId: practice.tenantId, id })
    expect((await alice.get(`/bill-batches/${id}`)).body.items).toMatchObject([
      { state: 'REFUSED', message: expect.stringMatching(/150 € HT/) },
    ])
  })
})

describe('the text of a document without VAT', () => {
  beforeEach(() => openWithRegime('FRANCHISE'))

  it('is printed after the legal mention, with art. L. 223-3 of the CIBS', async () => {
    const taxesComment = 'Membre d’une association agréée'
    const bill = await issueFor(api, practice, { withTaxes: false, taxesComment })
    const mention = 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'
    expect(textOf(bill.bytes)).toContain(withoutWhitespace(`${mention}${taxesComment}`))
    expect(readXPath(await xmlOf(bill.bytes), '//ram:ExemptionReason')).toBe(`${mention} – ${taxesComment}`)
  })

  it('names the lines at 0 % if other lines have VAT, and is in a single VAT breakdown', async () => {
    await openWithRegime('REEL')
    const lines = [buildDetailedLine(), buildDetailedLine({ taxesAmount: 0 }), buildDetailedLine({ taxesAmount: 0 })]
    const bill = await issueFor(api, practice, { detailedBillingContent: lines, vatReason: 'EXONERE_SANTE' })
    expect(textOf(bill.bytes)).toContain(withoutWhitespace('Lignes à 0 % : Exonération de TVA, art. 261-4-1° du CGI'))
    const xml = await xmlOf(bill.bytes)
    expect(listViolatedInvoiceRules(xml)).toEqual([])
    expect(readXPath(xml, `//ram:ApplicableTradeTax[ram:CategoryCode='E']/ram:BasisAmount`)).toBe('100.00')
    // Care that is exempt is not reported, the line with VAT is.
    expect(await readBook('e-reporting')).toContain('TPS1;Non;20;50,00;10,00;1')
    expect(await readBook('e-reporting')).not.toContain(';0;100,00')
  })
})

describe("a client's VAT number and order number", () => {
  beforeEach(() => openWithRegime('REEL'))

  it('are printed and in the electronic invoice', async () => {
    const firm = await readFirm()
    const savedResponse = await alice.put(`/patients/${practice.firmId}`, {
      ...firm,
      firm: { ...firm.firm, vatNumber: 'fr 96 552 100 554' },
    })
    expect(savedResponse.body.firm).toMatchObject({ vatNumber: 'FR96552100554' })
    const bill = await issueFor(api, practice, { patientId: practice.firmId, orderNumber: ' BC-2026-17 ' })
    expect(textOf(bill.bytes)).toContain('TVAFR96552100554')
    expect(textOf(bill.bytes)).toContain(withoutWhitespace('Numéro de commande BC-2026-17'))
    const xml = await xmlOf(bill.bytes)
    expect(readXPath(xml, '//ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID')).toBe('FR96552100554')
    expect(readXPath(xml, '//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID')).toBe('BC-2026-17')
    expect((await readDetails(bill.id)).input).toMatchObject({ orderNumber: ' BC-2026-17 ' })
  })

  it('are refused if the VAT number is invalid', async () => {
    const firm = await readFirm()
    const { status, body } = await alice.put(`/patients/${practice.firmId}`, {
      ...firm,
      firm: { ...firm.firm, vatNumber: 'FR00552100554' },
    })
    expect([status, body.problems]).toEqual([400, [expect.objectContaining({ field: 'firm.vatNumber' })]])
  })

  it('of a payer are printed on its invoice', async () => {
    const payer = {
      kind: 'FIRM',
      name: 'Les Monts',
      address: { streetName: '1 place du Bourg', zipCode: '69003', city: 'Lyon' },
      email: '',
      siren: '552100554',
      vatNumber: 'FR96552100554',
      yearlyCeiling: null,
      share: { kind: 'REST', value: 0 },
    }
    const path = `/patients/${practice.patientId}/payers`
    const { body } = await alice.put(path, { payers: [payer], patientShare: null })
    expect(body.payers).toMatchObject([{ vatNumber: 'FR96552100554' }])
    const ids = await addBillableSessions(api, practice, ['2026-11-10'])
    const bill = await issueFor(api, practice, inputOfSessions(ids, { payerId: body.payers[0].id }))
    expect(textOf(bill.bytes)).toContain('TVAFR96552100554')
  })
})
