import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x'
import { errorCode } from 'shared/contracts/errorCodes'
import type { VatRegime } from 'shared/domain/accounts/profile'
import { buildBillInput } from '../../../testing/bills/buildBillInput.ts'
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
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { issueBills } from '../bills/batches/issueBills.service.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2026-11-30T10:00:00Z') } })
})
afterAll(() => api.close())

interface Client {
  isFirm: boolean
  vatNumber?: string
  zipCode: string
  city: string
  country?: string
}

const belgianFirm = { isFirm: true, vatNumber: 'BE 0202.239.951', zipCode: '1000', city: 'Bruxelles', country: 'BE' }
const swissFirm = { isFirm: true, zipCode: '1201', city: 'Genève', country: 'CH' }

async function addClient(practice: BilledPractice, { isFirm, vatNumber = '', ...address }: Client) {
  const { status, body } = await api.as(practice.token).post('/patients', {
    type: isFirm ? 'FIRM' : 'INDIVIDUAL',
    email: `${Math.random()}@exemple.fr`,
    phoneNumber: '',
    contactFirstname: '',
    contactLastname: '',
    address: { streetName: '1 rue Neuve', ...address },
    individual: isFirm ? null : { firstname: 'Anna', lastname: 'Peeters', birthdate: null, nbHoursToDo: 0 },
    firm: isFirm ? { companyName: 'Les Peupliers', siren: '', vatNumber } : null,
  })
  expect(status).toBe(201)
  return body
}

const textOf = (bytes: Uint8Array) => withoutWhitespace(pdfText(Buffer.from(bytes)))
const readReport = async ({ token }: BilledPractice) => {
  const path = '/books/e-reporting?startDate=2026-11-01&endDate=2026-11-30'
  const { bytes } = await requestFile(api, { method: 'GET', path, token })
  return bytes.toString()
}
const taxes = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'

async function readValidXml(bytes: Uint8Array): Promise<string> {
  const { xml } = await extractXml(bytes)
  expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
  expect(listViolatedInvoiceRules(xml)).toEqual([])
  return xml
}

interface Expected {
  country: string
  /** Stored postal code, as typed abroad. */
  zipCode: string
  /** Country on the last line of the printed address. */
  printedCountry: string
  category: 'S' | 'AE' | 'O'
  exemptionCode: string
  saleKind: string
  /** Last cells of the row in the e-reporting. */
  reportedCells: string
}
const frenchVat = {
  category: 'S',
  exemptionCode: '',
  saleKind: 'B2C',
  reportedCells: 'TPS1;Non;20;50,00;10,00;1',
} as const
const outsideVat = { category: 'O', exemptionCode: 'VATEX-EU-O', saleKind: 'B2BINT' } as const
const internationalRow = (country: string, vatNumber = '') =>
  `Transactions internationales;2026-11-30;TNT1;Non;0;50,00;0,00;1;${country};2026-0001;${vatNumber}`

const cases: [string, Client, Expected][] = [
  [
    'a Belgian firm with a VAT number',
    belgianFirm,
    {
      country: 'BE',
      zipCode: '1000',
      printedCountry: 'BELGIQUE',
      category: 'AE',
      exemptionCode: 'VATEX-EU-AE',
      saleKind: 'B2BINT',
      reportedCells: internationalRow('BE', 'BE0202239951'),
    },
  ],
  [
    'a Belgian firm without a VAT number',
    { ...belgianFirm, vatNumber: '' },
    { country: 'BE', zipCode: '1000', printedCountry: 'BELGIQUE', ...frenchVat },
  ],
  [
    'a Swiss firm',
    swissFirm,
    { country: 'CH', zipCode: '1201', printedCountry: 'SUISSE', ...outsideVat, reportedCells: internationalRow('CH') },
  ],
  [
    'an individual in the United Kingdom',
    { isFirm: false, zipCode: 'SW1A 1AA', city: 'Londres', country: 'GB' },
    { country: 'GB', zipCode: 'SW1A 1AA', printedCountry: 'ROYAUME-UNI', ...frenchVat },
  ],
  [
    'a firm of Monaco',
    { isFirm: true, zipCode: '98000', city: 'Monaco' },
    { country: 'MC', zipCode: '98000', printedCountry: 'MONACO', ...frenchVat },
  ],
  [
    'a firm of New Caledonia',
    { isFirm: true, zipCode: '98800', city: 'Nouméa' },
    {
      country: 'NC',
      zipCode: '98800',
      printedCountry: 'NOUVELLE-CALÉDONIE',
      ...outsideVat,
      reportedCells: internationalRow('NC'),
    },
  ],
  [
    'a firm of French Polynesia',
    { isFirm: true, zipCode: '98 714', city: 'Papeete' },
    {
      country: 'PF',
      zipCode: '98714',
      printedCountry: 'POLYNÉSIE FRANÇAISE',
      ...outsideVat,
      reportedCells: internationalRow('PF'),
    },
  ],
  [
    'an individual in New Caledonia',
    { isFirm: false, zipCode: '98800', city: 'Nouméa' },
    { country: 'NC', zipCode: '98800', printedCountry: 'NOUVELLE-CALÉDONIE', ...frenchVat },
  ],
]

describe('the documents of a practice that is subject to VAT', () => {
  it.each(cases)('are printed, taxed and reported by the country of %s', async (_case, client, expected) => {
    const practice = await openBilledPractice(api, 'REEL')
    const { therapistId, token } = practice
    const patient = await addClient(practice, client)
    expect(patient.address).toMatchObject({ zipCode: expected.zipCode, country: expected.country })
    // Only French postal codes are geocoded.
    expect('position' in patient).toBe(['MC', 'NC', 'PF'].includes(expected.country))

    const isTaxed = expected.category === 'S'
    const quoteInput = buildEstimationInput({ patientId: patient.id, therapistId, taxes: isTaxed ? 20 : 0 })
    const quote = await requestFile(api, { method: 'POST', path: '/estimations', payload: quoteInput, token })
    const bill = await issueFor(api, practice, { patientId: patient.id, withTaxes: isTaxed })
    expect([quote.status, bill.status]).toEqual([200, 200])
    const mention = { S: '', AE: 'Autoliquidation', O: 'TVA non applicable, art. 259-1 du CGI' }[expected.category]
    for (const { bytes } of [quote, bill]) {
      expect(textOf(bytes)).toContain(withoutWhitespace(`${expected.zipCode} ${client.city}${expected.printedCountry}`))
      expect(textOf(bytes)).toContain(withoutWhitespace(mention))
    }

    const xml = await readValidXml(bill.bytes)
    expect(readXPath(xml, '//ram:BuyerTradeParty//ram:CountryID')).toBe(expected.country)
    expect(readXPath(xml, '//ram:BuyerTradeParty//ram:PostcodeCode')).toBe(expected.zipCode)
    expect(readXPath(xml, '//ram:SellerTradeParty//ram:CountryID')).toBe('FR')
    expect(readXPath(xml, `${taxes}/ram:CategoryCode`)).toBe(expected.category)
    expect(readXPath(xml, `${taxes}/ram:ExemptionReasonCode`)).toBe(expected.exemptionCode)
    expect(readXPath(xml, `${taxes}/ram:CalculatedAmount`)).toBe(isTaxed ? '10.00' : '0.00')
    expect(readXPath(xml, '//ram:IncludedNote[ram:SubjectCode="BAR"]/ram:Content')).toBe(expected.saleKind)
    expect(readXPath(xml, '//ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID')).toBe(
      expected.category === 'AE' ? 'BE0202239951' : '',
    )
    const report = await readReport(practice)
    expect(report).toContain(expected.reportedCells)
    expect(report.match(/Transactions/g)).toHaveLength(1)
  })

  it('to a firm abroad are refused with VAT or a reason that does not apply to it, and to a French client with a reason for clients abroad', async () => {
    const practice = await openBilledPractice(api, 'REEL')
    const { patientId, therapistId, token } = practice
    const firmAbroadId = (await addClient(practice, swissFirm)).id
    const refusals = [
      [firmAbroadId, { withTaxes: true }, { taxes: 20 }, errorCode.vatNotOwedAbroad],
      [
        firmAbroadId,
        { withTaxes: false, vatReason: 'EXONERE_SANTE' },
        { taxes: 0, vatReason: 'EXONERE_SANTE' },
        errorCode.clientReasonRefused,
      ],
      [
        firmAbroadId,
        { withTaxes: false, vatReason: 'REVERSE_CHARGE' },
        { taxes: 0, vatReason: 'REVERSE_CHARGE' },
        errorCode.clientReasonRefused,
      ],
      [
        patientId,
        { withTaxes: false, vatReason: 'EXPORT' },
        { taxes: 0, vatReason: 'EXPORT' },
        errorCode.clientReasonRefused,
      ],
    ] as const
    for (const [client, billChange, quoteChange, code] of refusals) {
      const bill = buildBillInput({ patientId: client, therapistId, billNumber: '2026-0001', ...billChange })
      const quote = buildEstimationInput({ patientId: client, therapistId, ...quoteChange })
      const responses = [await api.as(token).post('/billings', bill), await api.as(token).post('/estimations', quote)]
      expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual([
        [400, code],
        [400, code],
      ])
    }
  })

  it('are credited as they were issued, even if the client has moved to another country', async () => {
    const practice = await openBilledPractice(api, 'REEL')
    const caller = api.as(practice.token)
    const patient = await addClient(practice, belgianFirm)
    const bill = await issueFor(api, practice, { patientId: patient.id, withTaxes: false })
    const address = { streetName: '1 rue Neuve', zipCode: '69003', city: 'Lyon', country: 'FR' }
    const updatedPatient = await caller.put(`/patients/${patient.id}`, { ...patient, address })
    expect(updatedPatient.body.address).toEqual(address)
    const path = `/billings/${bill.id}/credit-notes`
    const payload = { lines: null, reason: 'Erreur' }
    const note = await requestFile(api, { method: 'POST', path, payload, token: practice.token })
    const xml = await readValidXml(note.bytes)
    expect(readXPath(xml, '//ram:BuyerTradeParty//ram:CountryID')).toBe('BE')
    expect(readXPath(xml, `${taxes}/ram:CategoryCode`)).toBe('AE')
    expect(await readReport(practice)).toContain('TNT1;Non;0;-50,00;0,00;1;BE;A2026-0001;BE0202239951')
  })

  it('of a batch for a month have the VAT that applies to each client', async () => {
    const practice = await openBilledPractice(api, 'REEL')
    const caller = api.as(practice.token)
    const firmAbroadId = (await addClient(practice, belgianFirm)).id
    await addBillableSessions(api, practice, ['2026-11-10'])
    await addBillableSessions(api, practice, ['2026-11-11'], { patient_id: firmAbroadId })
    const { billNumber: _number, ...terms } = buildBillInput({
      patientId: firmAbroadId,
      therapistId: practice.therapistId,
    })
    const input = { ...terms, month: '2026-11', patientIds: [practice.patientId, firmAbroadId], therapistId: null }
    const { id } = (await caller.post('/bill-batches', input)).body
    await issueBills(api.services, { tenantId: practice.tenantId, id })
    const { content } = (await caller.get('/billings')).body
    expect(
      content.map((row: { patient: { id: string }; totalPrice: number }) => [row.patient.id, row.totalPrice]),
    ).toEqual(
      expect.arrayContaining([
        [practice.patientId, 72],
        [firmAbroadId, 60],
      ]),
    )
  })
})

describe('a payer abroad', () => {
  it('is billed, printed and taxed by its own country', async () => {
    const practice = await openBilledPractice(api, 'REEL')
    const payer = {
      kind: 'FIRM',
      name: 'Les Monts',
      address: { streetName: '1 place du Bourg', zipCode: '1201', city: 'Genève', country: 'CH' },
      email: '',
      siren: '',
      yearlyCeiling: null,
      share: { kind: 'REST', value: 0 },
    }
    const path = `/patients/${practice.patientId}/payers`
    const { body } = await api.as(practice.token).put(path, { payers: [payer], patientShare: null })
    expect(body.payers).toMatchObject([{ address: payer.address }])
    const ids = await addBillableSessions(api, practice, ['2026-11-10'])
    const change = inputOfSessions(ids, { payerId: body.payers[0].id })
    expect((await issueFor(api, practice, change)).body.errorCode).toBe(errorCode.vatNotOwedAbroad)
    const bill = await issueFor(api, practice, { ...change, withTaxes: false })
    expect(textOf(bill.bytes)).toContain(withoutWhitespace('1201 Genève SUISSE'))
    expect(readXPath(await readValidXml(bill.bytes), `${taxes}/ram:CategoryCode`)).toBe('O')
  })
})

describe('a practice without VAT', () => {
  it.each<[VatRegime, string, string]>([
    ['FRANCHISE', 'VATEX-FR-FRANCHISE', '293 B'],
    ['EXONERE_SANTE', 'VATEX-EU-132-1C', '261-4-1'],
  ])('by %s keeps its own reason for a firm abroad', async (regime, code, article) => {
    const practice = await openBilledPractice(api, regime)
    const patient = await addClient(practice, belgianFirm)
    const bill = await issueFor(api, practice, { patientId: patient.id, withTaxes: false })
    expect(textOf(bill.bytes)).toContain(withoutWhitespace(article))
    expect(readXPath(await readValidXml(bill.bytes), `${taxes}/ram:ExemptionReasonCode`)).toBe(code)
    // Health care that is exempt from VAT is not reported.
    expect((await readReport(practice)).includes('Transactions internationales')).toBe(regime === 'FRANCHISE')
  })

  it('may state reverse charge only with a VAT number', async () => {
    const practice = await openBilledPractice(api, 'FRANCHISE')
    const change = {
      patientId: (await addClient(practice, belgianFirm)).id,
      withTaxes: false,
      vatReason: 'REVERSE_CHARGE' as const,
    }
    expect((await issueFor(api, practice, change)).body.errorCode).toBe(errorCode.vatNumberMissing)
    await api.admin("update member set tva_number = 'FR44732829320' where id = $1", [practice.therapistId])
    const bill = await issueFor(api, practice, change)
    expect(readXPath(await readValidXml(bill.bytes), `${taxes}/ram:CategoryCode`)).toBe('AE')
  })
})
