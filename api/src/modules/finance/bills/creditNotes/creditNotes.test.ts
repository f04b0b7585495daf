import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildDetailedLine } from '../../../../testing/bills/buildBillInput.ts'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-30T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const creditBill = (
  billId: string,
  lines: number[] | null = null,
  { reason = 'Erreur de tarif', draft = false } = {},
) =>
  requestFile(api, {
    method: 'POST',
    path: `${draft ? '/draft' : ''}/billings/${billId}/credit-notes`,
    payload: { lines, reason },
    token: practice.token,
  })
const readDetails = async (id: string) => (await alice.get(`/billings/${id}/details`)).body
const threeLinesWithRounding = {
  detailedBillingContent: Array.from({ length: 3 }, () => buildDetailedLine({ priceWithoutTaxes: 0.33 })),
}

describe('a credit note', () => {
  it("credits a whole invoice, with a number of its own series, and shows the invoice's number", async () => {
    const invoice = await issueFor(api, practice)
    const note = await creditBill(invoice.id)
    expect(note.status).toBe(200)
    const text = withoutWhitespace(pdfText(note.bytes))
    expect(text).toContain('A2031-0001')
    expect(text).toContain('2031-0001')
    expect(await readDetails(invoice.id)).toMatchObject({
      paymentState: 'CREDITED',
      remaining: 0,
      lines: [{ creditable: false }],
      creditNotes: [{ id: note.id, billNumber: 'A2031-0001', totalPrice: 60, issuedOn: '2031-11-30' }],
    })
    expect((await alice.get('/billings')).body).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({ kind: 'CREDIT_NOTE', billNumber: 'A2031-0001', correctsNumber: '2031-0001' }),
      ]),
      sums: { billed: 0, due: 0 },
    })
    expect((await alice.get('/billings?status=UNPAID')).body.totalElements).toBe(0)
    const storedNote = await requestFile(api, { method: 'GET', path: `/billings/${note.id}`, token: practice.token })
    expect(storedNote.bytes.equals(note.bytes)).toBe(true)
  })

  it.each<[string, number, number, number[], number]>([
    ['8 × 58.34 €', 8, 58.34, [70.01, 70.01, 70, 70.01, 70.01, 70.01, 70.01, 70], 560.06],
    ['3 × 45.33 €', 3, 45.33, [54.4, 54.39, 54.4], 163.19],
    ['3 × 0.33 €', 3, 0.33, [0.4, 0.39, 0.4], 1.19],
  ])(
    'credits each line once, and in total the amount of the invoice (%s)',
    async (_case, count, price, noteTotals, total) => {
      const lines = Array.from({ length: count }, () => buildDetailedLine({ priceWithoutTaxes: price }))
      const invoice = await issueFor(api, practice, { detailedBillingContent: lines })
      for (const line of lines.keys()) {
        const note = await creditBill(invoice.id, [line])
        expect(pdfText(note.bytes)).not.toContain('Remise')
        expect(await readDetails(note.id)).toMatchObject({ netPrice: price, lines: [{ net: price, discount: null }] })
      }
      const details = await readDetails(invoice.id)
      expect(details.creditNotes.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual(noteTotals)
      expect(details).toMatchObject({ totalPrice: total, remaining: 0, paymentState: 'CREDITED' })
      expect(await creditBill(invoice.id)).toMatchObject({
        status: 409,
        body: { errorCode: errorCode.nothingToCredit },
      })
    },
  )

  it('is issued once when two concurrent requests credit the same line', async () => {
    const invoice = await issueFor(api, practice, threeLinesWithRounding)
    const results = await Promise.all([creditBill(invoice.id, [0]), creditBill(invoice.id, [0, 1])])
    const [issued, refused] = results.toSorted((one, other) => one.status - other.status)
    expect(issued?.status).toBe(200)
    expect(refused).toMatchObject({ status: 409, body: { errorCode: errorCode.lineCredited } })
    expect((await readDetails(invoice.id)).creditNotes).toHaveLength(1)
  })

  it("deducts the line's share of the global discount", async () => {
    const lines = [buildDetailedLine({ priceWithoutTaxes: 100 }), buildDetailedLine({ priceWithoutTaxes: 50 })]
    const invoice = await issueFor(api, practice, { detailedBillingContent: lines, discount: 30, discountType: 'EURO' })
    const { id } = await creditBill(invoice.id, [1])
    expect(await readDetails(id)).toMatchObject({ netPrice: 40, totalPrice: 48, kind: 'CREDIT_NOTE' })
  })

  it('makes its sessions unpaid and billable again', async () => {
    const [id] = await addBillableSessions(api, practice, ['2031-11-12'], { paid: true })
    const invoice = await issueFor(api, practice, inputOfSessions([String(id)]))
    await creditBill(invoice.id)
    expect((await alice.get(`/sessions/${id}`)).body).toMatchObject({ billId: null, paid: false })
    expect((await issueFor(api, practice, inputOfSessions([String(id)]))).status).toBe(200)
    const { input } = await readDetails(invoice.id)
    expect(input).toMatchObject({ billNumber: '', simplifiedBillingContent: [id] })
  })

  it("keeps the invoice's content when the profile changes", async () => {
    const invoice = await issueFor(api, practice)
    await api.admin("update member set firm_name = 'Changée' where id = $1", [practice.therapistId])
    expect(withoutWhitespace(pdfText((await creditBill(invoice.id)).bytes))).not.toContain('Changée')
  })

  it('can be previewed as a draft, which stores nothing', async () => {
    const invoice = await issueFor(api, practice)
    const draft = await creditBill(invoice.id, null, { draft: true })
    expect(withoutWhitespace(pdfText(draft.bytes))).toContain('BROUILLON')
    expect((await readDetails(invoice.id)).creditNotes).toEqual([])
  })

  it('is refused without a reason, for a credited or unknown line, and for a credit note', async () => {
    const invoice = await issueFor(api, practice, threeLinesWithRounding)
    expect((await creditBill(invoice.id, null, { reason: ' ' })).body.problems).toMatchObject([{ field: 'reason' }])
    expect((await creditBill(invoice.id, [3])).body.problems).toMatchObject([{ field: 'lines' }])
    const note = await creditBill(invoice.id, [0])
    expect(await creditBill(invoice.id, [0])).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.lineCredited },
    })
    expect((await creditBill(note.id)).status).toBe(404)
    expect((await alice.put(`/billings/${note.id}?fullyPaid=true`, {})).body.errorCode).toBe(errorCode.paymentRefused)
  })
})
