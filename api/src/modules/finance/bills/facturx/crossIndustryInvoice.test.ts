import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { describe, expect, it } from '@jest/globals'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { centsOf } from 'shared/domain/money/cents'
import type { BillContent } from '../BillContent.ts'
import {
  billContent,
  billLine,
  creditNoteContent,
  firmClient,
  issuer,
  buildBillLines,
  findById,
  exemptBillContent,
  exemptionOf,
} from '../../../../testing/bills/billContent.ts'
import { listViolatedInvoiceRules, readXPath } from '../../../../testing/bills/invoiceRules.ts'
import { totalsOfBill } from '../totalsOfBill.ts'
import { crossIndustryInvoice } from './crossIndustryInvoice.ts'

const xmlOf = (content: BillContent) => crossIndustryInvoice(content, totalsOfBill(content))

const discountedLines = [
  billLine(),
  billLine({ description: 'Atelier & <jeu> "à deux"' }, { quantity: 25_000, unitPrice: 123_450, rate: 550 }),
  billLine({}, { discount: { type: 'EURO', value: 500 } }),
  billLine({ serviceDate: null, place: null }, { rate: 2000, discount: { type: 'PERCENT', value: 1500 } }),
  billLine({}, { rate: 0 }),
]

const documentCases: [string, BillContent][] = [
  ['an invoice to an individual', billContent()],
  ['an invoice to a firm', billContent({ client: firmClient })],
  ['an invoice to an establishment of a firm', billContent({ client: { ...firmClient, siret: '55210055400013' } })],
  ['an invoice to a firm without a SIREN', billContent({ client: { ...firmClient, siren: '' } })],
  ['an invoice with 42 lines', billContent({ client: firmClient, lines: buildBillLines(42) })],
  ['an invoice with discounted lines of several rates', billContent({ lines: discountedLines })],
  ['an invoice with a discount in percent', billContent({ globalDiscount: { type: 'PERCENT', value: 1000 } })],
  [
    'an invoice with a discount in euros',
    billContent({ lines: buildBillLines(3), globalDiscount: { type: 'EURO', value: 1234 } }),
  ],
  ['an invoice without VAT', exemptBillContent()],
  [
    'an invoice without VAT, exempt as health care',
    exemptBillContent({ exemption: { text: 'Art. 261', code: 'VATEX-FR-CGI261-4' } }),
  ],
  [
    'an invoice to a firm, without VAT, with a discount',
    exemptBillContent({ client: firmClient, globalDiscount: { type: 'EURO', value: 500 } }),
  ],
  [
    'an invoice with care without VAT among lines with VAT',
    billContent({ lines: [billLine(), billLine({}, { rate: 0 })], exemption: exemptionOf('EXONERE_SANTE') }),
  ],
  [
    'an invoice from Guyane, with a discount',
    exemptBillContent({
      issuer,
      client: { ...firmClient, vatNumber: 'FR96552100554' },
      exemption: exemptionOf('GUYANE_MAYOTTE'),
      globalDiscount: { type: 'EURO', value: 500 },
    }),
  ],
  ['an invoice from La Réunion', billContent({ lines: [billLine({}, { rate: 850 })] })],
  [
    'an invoice with order number to a firm with a VAT number',
    billContent({ client: { ...firmClient, vatNumber: 'FR96552100554' }, orderNumber: 'BC-2026-17' }),
  ],
  ['an invoice that was already paid', billContent({ paidOn: '2026-11-28' })],
  ['an invoice payable by transfer without an account', billContent({ bank: null })],
  ['an invoice payable by card', billContent({ paymentChoice: findById(paymentChoices, 'CARD') })],
  ['an invoice without late interest', billContent({ lateInterest: findById(lateInterests, 'NONE') })],
  ['an invoice with VAT due on invoicing', billContent({ vatOnDebits: true })],
  [
    'an invoice from a company',
    billContent({ issuer: { ...issuer, individualFirm: false, legalForm: 'SARL', shareCapital: 500_000 } }),
  ],
  ['an invoice of 0 €', billContent({ lines: [billLine({}, { discount: { type: 'PERCENT', value: 10_000 } })] })],
  ['a credit note', creditNoteContent()],
  [
    'a credit note whose VAT includes the rounding of earlier ones',
    creditNoteContent({
      lines: [billLine({}, { unitPrice: 5834 })],
      corrects: {
        number: '2026-0042',
        issuedOn: '2026-11-30',
        reason: 'Séance annulée',
        creditedBefore: [{ rate: 2000, base: 11_668, tax: 2334 }],
      },
    }),
  ],
  [
    'a credit note to a firm without VAT',
    creditNoteContent({ ...exemptBillContent(), ...creditNoteFields(creditNoteContent()), client: firmClient }),
  ],
]

function creditNoteFields({ kind, number, issuedOn, dueOn, corrects }: BillContent) {
  return { kind, number, issuedOn, dueOn, corrects }
}

const invoiceWithDays = (...serviceDates: (string | null)[]) =>
  xmlOf(billContent({ issuedOn: '2026-11-30', lines: serviceDates.map((serviceDate) => billLine({ serviceDate })) }))
const deliveryDayOf = (xml: string) =>
  readXPath(xml, '//ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString')

describe('crossIndustryInvoice', () => {
  it.each(documentCases)('is valid against the schema and the rules of EN 16931 for %s', async (_case, content) => {
    const xml = xmlOf(content)
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
    expect(listViolatedInvoiceRules(xml)).toEqual([])
  })

  it.each(documentCases)('contains the net, VAT and total amounts of %s', (_case, content) => {
    const xml = xmlOf(content)
    const { net, tax, total } = totalsOfBill(content)
    const amounts = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map((name) =>
      centsOf(Number(readXPath(xml, `//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`))),
    )
    expect(amounts).toEqual([net, tax, total])
  })

  it.each([
    ['its number', '//rsm:ExchangedDocument/ram:ID', '2026-0042'],
    ['its type', '//rsm:ExchangedDocument/ram:TypeCode', '380'],
    ['its day of issue', '//ram:IssueDateTime/udt:DateTimeString', '20261130'],
    ['its due date', '//ram:DueDateDateTime/udt:DateTimeString', '20261230'],
    ['the SIREN of the issuer', '//ram:SellerTradeParty//ram:SpecifiedLegalOrganization/ram:ID', '732829320'],
    ['the standard', '//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', 'urn:cen.eu:en16931:2017'],
    ['the process code for services', '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', 'S1'],
    ['the code for VAT due on payment', '//ram:DueDateTypeCode', '72'],
    ['the account to pay to', '//ram:IBANID', 'FR7630006000011234567890189'],
  ])('contains %s', (_case, path, expected) => {
    expect(readXPath(xmlOf(billContent()), path)).toBe(expected)
  })

  it('shows the prepaid amount and the payment day of a paid invoice', () => {
    const xml = xmlOf(billContent({ paidOn: '2026-11-28' }))
    const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation'
    expect(readXPath(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe('S2')
    expect(readXPath(xml, `${sums}/ram:TotalPrepaidAmount`)).toBe('72.00')
    expect(readXPath(xml, `${sums}/ram:DuePayableAmount`)).toBe('0.00')
    expect(readXPath(xml, '//ram:DueDateDateTime/udt:DateTimeString')).toBe('20261128')
  })

  it('identifies a firm without a VAT number by its SIREN', () => {
    const xml = xmlOf(exemptBillContent())
    expect(readXPath(xml, '//ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]')).toBe('732829320')
    expect(readXPath(xml, '//ram:ExemptionReasonCode')).toBe('VATEX-FR-FRANCHISE')
  })

  it('states the day of the last service as the day of delivery, else the day of issue', () => {
    expect(deliveryDayOf(invoiceWithDays('2026-11-12', '2026-11-20', null))).toBe('20261120')
    expect(deliveryDayOf(invoiceWithDays(null))).toBe('20261130')
  })

  it('contains an undeliverable address for an individual without an e-mail address, and is valid', () => {
    const { client } = billContent()
    const xml = xmlOf(billContent({ client: { ...client, email: '' } }))
    expect(readXPath(xml, '//ram:BuyerTradeParty//ram:URIID[@schemeID="EM"]')).toBe('sans-adresse@client.invalid')
    expect(listViolatedInvoiceRules(xml)).toEqual([])
  })

  it('states the reason of the lines without VAT once', () => {
    const lines = [billLine(), billLine({}, { rate: 0 }), billLine({}, { rate: 0 })]
    const xml = xmlOf(billContent({ lines, exemption: exemptionOf('EXONERE_SANTE') }))
    const taxes = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'
    expect(readXPath(xml, `count(${taxes})`)).toBe('2')
    expect(readXPath(xml, `${taxes}[ram:CategoryCode='E']/ram:BasisAmount`)).toBe('120.00')
    expect(readXPath(xml, `${taxes}[ram:CategoryCode='E']/ram:ExemptionReason`)).toMatch(/261-4-1°/)
    expect(readXPath(xml, `${taxes}[ram:CategoryCode='E']/ram:ExemptionReasonCode`)).toBe('VATEX-EU-132-1C')
  })

  it('contains neither a rate nor a VAT number for an invoice outside the scope of VAT', () => {
    const xml = xmlOf(exemptBillContent({ issuer, exemption: exemptionOf('GUYANE_MAYOTTE') }))
    expect(readXPath(xml, '//ram:ExemptionReason')).toBe('TVA non applicable, art. 294 du CGI')
    expect(readXPath(xml, '//ram:ExemptionReasonCode')).toBe('VATEX-EU-O')
    expect(xml).not.toContain('RateApplicablePercent')
    expect(xml).not.toContain('schemeID="VA"')
  })

  it('has the category Z for lines at 0 % that were issued without a reason', () => {
    expect(readXPath(xmlOf(billContent({ lines: [billLine({}, { rate: 0 })] })), '//ram:CategoryCode')).toBe('Z')
  })

  it("contains the client's VAT number and order number", () => {
    const client = { ...firmClient, vatNumber: 'FR96552100554' }
    const xml = xmlOf(billContent({ client, orderNumber: 'BC-2026-17' }))
    expect(readXPath(xml, '//ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')).toBe(
      'FR96552100554',
    )
    expect(readXPath(xml, '//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID')).toBe('BC-2026-17')
  })

  it('contains a GlobalID only for a firm with a SIRET', () => {
    const siretOf = (client: BillContent['client']) =>
      readXPath(xmlOf(billContent({ client })), '//ram:BuyerTradeParty/ram:GlobalID[@schemeID="0009"]')
    expect(siretOf({ ...firmClient, siret: '55210055400013' })).toBe('55210055400013')
    expect(xmlOf(billContent({ client: firmClient }))).not.toContain('GlobalID')
    expect(xmlOf(billContent({ client: { ...firmClient, isFirm: false } }))).not.toContain('GlobalID')
  })

  it('references the corrected invoice in a credit note, with positive amounts', () => {
    const xml = xmlOf(creditNoteContent())
    expect(readXPath(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('381')
    expect(readXPath(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-0042')
    expect(readXPath(xml, '//ram:InvoiceReferencedDocument//qdt:DateTimeString')).toBe('20261130')
    expect(xml).not.toMatch(/>-\d/)
  })

  it('mentions the recovery indemnity only to firms', () => {
    expect(xmlOf(billContent())).not.toContain('40 €')
    expect(xmlOf(billContent({ client: firmClient }))).toContain('40 €')
  })
})

describe('the validation of electronic invoices', () => {
  it('detects a missing element with the schema', async () => {
    const xml = xmlOf(billContent()).replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, '')
    expect((await validateXsd(xml, Profile.EN16931)).valid).toBe(false)
  })

  const recoveryNote =
    /<ram:IncludedNote><ram:Content>[^<]*<\/ram:Content><ram:SubjectCode>PMT<\/ram:SubjectCode><\/ram:IncludedNote>/
  it.each<[string, BillContent, string | RegExp, string]>([
    ['BR-FR-05', billContent(), recoveryNote, ''],
    ['BR-FR-02', billContent(), '<ram:ID>2026-0042', '<ram:ID>2026 0042'],
    ['BR-FR-08', billContent(), '<ram:ID>S1', '<ram:ID>X1'],
    [
      'BR-FR-11',
      billContent({ client: firmClient }),
      '<ram:ID schemeID="0002">552100554',
      '<ram:ID schemeID="0002">552',
    ],
    ['BR-FR-12', billContent(), /<ram:URIID schemeID="EM">[^<]*<\/ram:URIID>/, ''],
    ['BR-FR-13', billContent(), /<ram:URIID schemeID="0225">[^<]*<\/ram:URIID>/, ''],
    [
      'FX-SCH-A-000372',
      billContent(),
      /<ram:ActualDeliverySupplyChainEvent>.*<\/ram:ActualDeliverySupplyChainEvent>/,
      '',
    ],
    ['BR-FR-16', billContent(), /20\.00<\/ram:RateApplicablePercent>/g, '19.00</ram:RateApplicablePercent>'],
    ['BR-FR-20', billContent(), '<ram:Content>B2C', '<ram:Content>C2C'],
    ['BR-FR-21', billContent({ client: firmClient }), 'schemeID="0225">552100554', 'schemeID="0225">552100555'],
    ['BR-FR-CO-05', creditNoteContent(), /<ram:InvoiceReferencedDocument>.*<\/ram:InvoiceReferencedDocument>/, ''],
    ['BR-FR-CO-07', billContent(), '20261230', '20261129'],
    ['BR-FR-CO-09', billContent({ paidOn: '2026-11-28' }), 'TotalPrepaidAmount>72', 'TotalPrepaidAmount>71'],
    ['BR-FR-DEC-01', billContent(), 'GrandTotalAmount>72.00', 'GrandTotalAmount>72.000'],
    ['BR-FR-DEC-03', billContent(), 'ChargeAmount>60.00', 'ChargeAmount>0.00'],
    ['BR-61', billContent(), /<ram:IBANID>.*<\/ram:IBANID>/, ''],
    ['BR-CO-10', billContent(), '<ram:LineTotalAmount>60.00', '<ram:LineTotalAmount>61.00'],
    ['BR-CO-14', billContent(), /TaxTotalAmount currencyID="EUR">12/, 'TaxTotalAmount currencyID="EUR">13'],
    ['BR-CO-15', billContent(), /TaxTotalAmount currencyID="EUR">12/, 'TaxTotalAmount currencyID="EUR">13'],
    ['BR-CO-17', billContent(), 'CalculatedAmount>12.00', 'CalculatedAmount>12.01'],
    ['BR-E-02', exemptBillContent(), /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
    ['BR-E-10', exemptBillContent(), /<ram:ExemptionReasonCode>.*?<\/ram:ExemptionReasonCode>/, ''],
  ])('detects a violation of the rule %s', (rule, content, original, replacement) => {
    const xml = xmlOf(content)
    const invalidXml = xml.replace(original, replacement)
    expect(invalidXml).not.toBe(xml)
    expect(listViolatedInvoiceRules(invalidXml)).toContain(rule)
  })
})
