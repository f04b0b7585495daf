import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { describe, expect, it } from '@jest/globals'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { centsOf } from 'shared/domain/money/cents'
import { totalsOf } from 'shared/domain/money/totals'
import type { BillContent } from '../BillContent.ts'
import {
  billContent,
  billLine,
  creditNote,
  firm,
  issuer,
  manyLines,
  withId,
  withoutVat,
} from '../../../../testing/bills/billContent.ts'
import { brokenInvoiceRules, textAt } from '../../../../testing/bills/invoiceRules.ts'
import { crossIndustryInvoice } from './crossIndustryInvoice.ts'

const totals = ({ lines, globalDiscount }: BillContent) =>
  totalsOf(
    lines.map(({ priced }) => priced),
    globalDiscount,
  )
const xmlOf = (content: BillContent) => crossIndustryInvoice(content, totals(content))

const discountedLines = [
  billLine(),
  billLine({ description: 'Atelier & <jeu> "à deux"' }, { quantity: 25_000, unitPrice: 123_450, rate: 550 }),
  billLine({}, { discount: { type: 'EURO', value: 500 } }),
  billLine({ serviceDate: null, place: null }, { rate: 2000, discount: { type: 'PERCENT', value: 1500 } }),
  billLine({}, { rate: 0 }),
]

const invoiceCases: [string, BillContent][] = [
  ['to an individual', billContent()],
  ['to a firm', billContent({ client: firm })],
  ['to a firm without a SIREN', billContent({ client: { ...firm, siren: '' } })],
  ['with 42 lines', billContent({ client: firm, lines: manyLines(42) })],
  ['with discounted lines of several rates', billContent({ lines: discountedLines })],
  ['with a discount in percent', billContent({ globalDiscount: { type: 'PERCENT', value: 1000 } })],
  ['with a discount in euros', billContent({ lines: manyLines(3), globalDiscount: { type: 'EURO', value: 1234 } })],
  ['without VAT', withoutVat()],
  ['without VAT, exempt as health care', withoutVat({ exemption: { text: 'Art. 261', code: 'VATEX-FR-CGI261-4' } })],
  [
    'to a firm, without VAT, with a discount',
    withoutVat({ client: firm, globalDiscount: { type: 'EURO', value: 500 } }),
  ],
  ['that was already paid', billContent({ paidOn: '2026-11-28' })],
  ['payable by transfer without an account', billContent({ bank: null })],
  ['payable by card', billContent({ paymentChoice: withId(paymentChoices, 'CARD') })],
  ['without late interest', billContent({ lateInterest: withId(lateInterests, 'NONE') })],
  ['with VAT due on invoicing', billContent({ vatOnDebits: true })],
  [
    'from a company',
    billContent({ issuer: { ...issuer, individualFirm: false, legalForm: 'SARL', shareCapital: 500_000 } }),
  ],
  ['corrected by a credit note', creditNote()],
  [
    'corrected by a credit note, to a firm without VAT',
    creditNote({ ...withoutVat(), ...pick(creditNote()), client: firm }),
  ],
]

function pick({ kind, number, issuedOn, dueOn, corrects }: BillContent) {
  return { kind, number, issuedOn, dueOn, corrects }
}

describe('crossIndustryInvoice', () => {
  it.each(invoiceCases)(
    'is valid against the schema and the rules of EN 16931 for an invoice %s',
    async (_case, content) => {
      const xml = xmlOf(content)
      expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
      expect(brokenInvoiceRules(xml)).toEqual([])
    },
  )

  it.each(invoiceCases)('has the printed amounts for an invoice %s', (_case, content) => {
    const xml = xmlOf(content)
    const { net, tax, total } = totals(content)
    const amounts = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map((name) =>
      centsOf(Number(textAt(xml, `//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`))),
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
  ])('has %s', (_case, path, expected) => {
    expect(textAt(xmlOf(billContent()), path)).toBe(expected)
  })

  it('shows the prepaid amount and the payment day of a paid invoice', () => {
    const xml = xmlOf(billContent({ paidOn: '2026-11-28' }))
    const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation'
    expect(textAt(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe('S2')
    expect(textAt(xml, `${sums}/ram:TotalPrepaidAmount`)).toBe('72.00')
    expect(textAt(xml, `${sums}/ram:DuePayableAmount`)).toBe('0.00')
    expect(textAt(xml, '//ram:DueDateDateTime/udt:DateTimeString')).toBe('20261128')
  })

  it('identifies a firm without a VAT number by its SIREN', () => {
    const xml = xmlOf(withoutVat())
    expect(textAt(xml, '//ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]')).toBe('732829320')
    expect(textAt(xml, '//ram:ExemptionReasonCode')).toBe('VATEX-FR-FRANCHISE')
  })

  it('references the corrected invoice in a credit note, with positive amounts', () => {
    const xml = xmlOf(creditNote())
    expect(textAt(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('381')
    expect(textAt(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-0042')
    expect(textAt(xml, '//ram:InvoiceReferencedDocument//qdt:DateTimeString')).toBe('20261130')
    expect(xml).not.toMatch(/>-\d/)
  })

  it('mentions the recovery indemnity only to firms', () => {
    expect(xmlOf(billContent())).not.toContain('40 €')
    expect(xmlOf(billContent({ client: firm }))).toContain('40 €')
  })
})

describe('the validation of electronic invoices', () => {
  it('finds a missing element by the schema', async () => {
    const xml = xmlOf(billContent()).replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, '')
    expect((await validateXsd(xml, Profile.EN16931)).valid).toBe(false)
  })

  const note =
    /<ram:IncludedNote><ram:Content>[^<]*<\/ram:Content><ram:SubjectCode>PMT<\/ram:SubjectCode><\/ram:IncludedNote>/
  it.each<[string, BillContent, string | RegExp, string]>([
    ['BR-FR-05', billContent(), note, ''],
    ['BR-FR-02', billContent(), '<ram:ID>2026-0042', '<ram:ID>2026 0042'],
    ['BR-FR-08', billContent(), '<ram:ID>S1', '<ram:ID>X1'],
    ['BR-FR-11', billContent({ client: firm }), '<ram:ID schemeID="0002">552100554', '<ram:ID schemeID="0002">552'],
    ['BR-FR-13', billContent(), /<ram:URIID schemeID="EM">[^<]*<\/ram:URIID>/, ''],
    ['BR-FR-16', billContent(), /20\.00<\/ram:RateApplicablePercent>/g, '19.00</ram:RateApplicablePercent>'],
    ['BR-FR-20', billContent(), '<ram:Content>B2C', '<ram:Content>C2C'],
    ['BR-FR-21', billContent({ client: firm }), 'schemeID="0225">552100554', 'schemeID="0225">552100555'],
    ['BR-FR-CO-05', creditNote(), /<ram:InvoiceReferencedDocument>.*<\/ram:InvoiceReferencedDocument>/, ''],
    ['BR-FR-CO-07', billContent(), '20261230', '20261129'],
    ['BR-FR-CO-09', billContent({ paidOn: '2026-11-28' }), 'TotalPrepaidAmount>72', 'TotalPrepaidAmount>71'],
    ['BR-FR-DEC-01', billContent(), 'GrandTotalAmount>72.00', 'GrandTotalAmount>72.000'],
    ['BR-FR-DEC-03', billContent(), 'ChargeAmount>60.00', 'ChargeAmount>0.00'],
    ['BR-61', billContent(), /<ram:IBANID>.*<\/ram:IBANID>/, ''],
    ['BR-CO-10', billContent(), '<ram:LineTotalAmount>60.00', '<ram:LineTotalAmount>61.00'],
    ['BR-CO-14', billContent(), /TaxTotalAmount currencyID="EUR">12/, 'TaxTotalAmount currencyID="EUR">13'],
    ['BR-CO-15', billContent(), /TaxTotalAmount currencyID="EUR">12/, 'TaxTotalAmount currencyID="EUR">13'],
    ['BR-CO-17', billContent(), 'CalculatedAmount>12.00', 'CalculatedAmount>12.01'],
    ['BR-E-02', withoutVat(), /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
    ['BR-E-10', withoutVat(), /<ram:ExemptionReasonCode>.*?<\/ram:ExemptionReasonCode>/, ''],
  ])('finds a violation of the rule %s', (rule, content, original, replacement) => {
    const xml = xmlOf(content)
    const broken = xml.replace(original, replacement)
    expect(broken).not.toBe(xml)
    expect(brokenInvoiceRules(broken)).toContain(rule)
  })
})
