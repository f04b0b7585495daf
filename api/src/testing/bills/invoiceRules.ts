import type { XmlDocument } from 'libxml2-wasm'
import { frenchVatRates } from 'shared/domain/vat/vatRates'
import { parseXml } from './parseXml.ts'

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  rsm: `${standard}CrossIndustryInvoice:100`,
  ram: `${standard}ReusableAggregateBusinessInformationEntity:100`,
  qdt: `${standard}QualifiedDataType:100`,
  udt: `${standard}UnqualifiedDataType:100`,
}

const documentHeader = '//rsm:ExchangedDocument'
const businessProcess = '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'
const seller = '//ram:SellerTradeParty'
const buyer = '//ram:BuyerTradeParty'
const lines = '//ram:IncludedSupplyChainTradeLineItem'
const settlement = '//ram:ApplicableHeaderTradeSettlement'
const taxes = `${settlement}/ram:ApplicableTradeTax`
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const allowances = `${settlement}/ram:SpecifiedTradeAllowanceCharge`
const dueDate = `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`
const deliveryDay =
  '//ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString'
const correctedInvoice = `${settlement}/ram:InvoiceReferencedDocument`
const isBusiness = `${documentHeader}/ram:IncludedNote[ram:SubjectCode='BAR']/ram:Content='B2B'`
const siren = "ram:SpecifiedLegalOrganization/ram:ID[@schemeID='0002']"

const hasOneNote = (code: string) =>
  `count(${documentHeader}/ram:IncludedNote[ram:SubjectCode='${code}' and ram:Content!=''])=1`
const sumXpath = (path: string) => `sum(${path})`
const areEqual = (left: string, right: string) => `round(100*(${left}))=round(100*(${right}))`
const isOneOf = (path: string, values: readonly string[]) =>
  `not(${path}[not(${values.map((value) => `.='${value}'`).join(' or ')})])`
/** Builds an XPath: each VAT amount differs from base × rate by at most this number of cents. */
const taxDeviatesAtMost = (cents: number) =>
  `not(${taxes}[(ram:BasisAmount*ram:RateApplicablePercent - 100*ram:CalculatedAmount)>${cents} or (100*ram:CalculatedAmount - ram:BasisAmount*ram:RateApplicablePercent)>${cents}])`
const implies = (condition: string, rule: string) => `not(${condition}) or (${rule})`

/** The rules of EN 16931 and the French rules that apply to this product, by id; each is an XPath that must be true. */
const rules: Readonly<Record<string, string>> = {
  'BR-FR-01': `string-length(${documentHeader}/ram:ID)>0 and string-length(${documentHeader}/ram:ID)<=35`,
  'BR-FR-02': `translate(${documentHeader}/ram:ID,'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-_/','')=''`,
  'BR-FR-04': isOneOf(`${documentHeader}/ram:TypeCode`, ['380', '381', '384', '386']),
  'BR-FR-05': ['PMD', 'PMT', 'AAB'].map(hasOneNote).join(' and '),
  'BR-FR-08': `count(${businessProcess})=1 and ${isOneOf(businessProcess, ['S1', 'S2'])}`,
  'BR-FR-10': `string-length(${seller}/${siren})=9`,
  'BR-FR-11': implies(isBusiness, `string-length(${buyer}/${siren})=9`),
  'BR-FR-12': `count(${buyer}/ram:URIUniversalCommunication/ram:URIID[@schemeID])=1`,
  'BR-FR-13': `count(${seller}/ram:URIUniversalCommunication/ram:URIID[@schemeID])=1`,
  'BR-FR-15': isOneOf('//ram:CategoryCode', ['S', 'E', 'AE', 'K', 'G', 'O', 'Z']),
  'BR-FR-16': isOneOf(
    '//ram:RateApplicablePercent',
    frenchVatRates.map((rate) => rate.toFixed(2)),
  ),
  'BR-FR-20': `${hasOneNote('BAR')} and ${isOneOf(`${documentHeader}/ram:IncludedNote[ram:SubjectCode='BAR']/ram:Content`, ['B2B', 'B2BINT', 'B2C', 'OUTOFSCOPE', 'ARCHIVEONLY'])}`,
  'BR-FR-21': implies(
    isBusiness,
    `starts-with(${buyer}/ram:URIUniversalCommunication/ram:URIID[@schemeID='0225'],${buyer}/${siren})`,
  ),
  'BR-FR-CO-05': implies(
    `${documentHeader}/ram:TypeCode='381'`,
    `count(${correctedInvoice}[ram:IssuerAssignedID!='' and ram:FormattedIssueDateTime/qdt:DateTimeString!=''])=1`,
  ),
  'BR-FR-CO-07': implies(
    `${businessProcess}='S1'`,
    `number(${dueDate})>=number(${documentHeader}/ram:IssueDateTime/udt:DateTimeString)`,
  ),
  'BR-FR-CO-09': implies(
    `${businessProcess}='S2'`,
    `${areEqual(sumXpath(`${sums}/ram:TotalPrepaidAmount`), sumXpath(`${sums}/ram:GrandTotalAmount`))} and number(${sums}/ram:DuePayableAmount)=0 and ${dueDate}`,
  ),
  'BR-FR-DEC-01': "not(//ram:*[contains(local-name(),'Amount') and string-length(substring-after(.,'.'))>2])",
  'BR-FR-DEC-02': "not(//ram:BilledQuantity[string-length(substring-after(.,'.'))>4])",
  'BR-FR-DEC-03': `not(//ram:ChargeAmount[number(.)<=0])`,
  /** Rule of the Factur-X schematron: the delivery has a date. */
  'FX-SCH-A-000372': `count(${deliveryDay})=1`,
  'BR-27': `not(//ram:NetPriceProductTradePrice/ram:ChargeAmount[number(.)<0])`,
  'BR-61': implies(
    `//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode='30'`,
    `//ram:PayeePartyCreditorFinancialAccount/ram:IBANID!=''`,
  ),
  'BR-CO-10': areEqual(sumXpath(`${lines}//ram:LineTotalAmount`), sumXpath(`${sums}/ram:LineTotalAmount`)),
  'BR-CO-11': areEqual(sumXpath(`${allowances}/ram:ActualAmount`), sumXpath(`${sums}/ram:AllowanceTotalAmount`)),
  'BR-CO-13': areEqual(
    `${sumXpath(`${sums}/ram:LineTotalAmount`)}-${sumXpath(`${sums}/ram:AllowanceTotalAmount`)}`,
    sumXpath(`${sums}/ram:TaxBasisTotalAmount`),
  ),
  'BR-CO-14': areEqual(sumXpath(`${taxes}/ram:CalculatedAmount`), sumXpath(`${sums}/ram:TaxTotalAmount`)),
  'BR-CO-15': areEqual(
    `${sumXpath(`${sums}/ram:TaxBasisTotalAmount`)}+${sumXpath(`${sums}/ram:TaxTotalAmount`)}`,
    sumXpath(`${sums}/ram:GrandTotalAmount`),
  ),
  'BR-CO-16': areEqual(
    `${sumXpath(`${sums}/ram:GrandTotalAmount`)}-${sumXpath(`${sums}/ram:TotalPrepaidAmount`)}`,
    sumXpath(`${sums}/ram:DuePayableAmount`),
  ),
  // The standard tolerates less than a euro. The VAT of a credit note may differ by a cent from the VAT of its own
  // base.
  'BR-CO-17': `(${documentHeader}/ram:TypeCode='381' or ${taxDeviatesAtMost(0.501)}) and ${taxDeviatesAtMost(1.501)}`,
  'BR-CO-18': `count(${taxes})>=1 and ${areEqual(sumXpath(`${taxes}/ram:BasisAmount`), sumXpath(`${sums}/ram:TaxBasisTotalAmount`))}`,
  'BR-CO-25': implies(`number(${sums}/ram:DuePayableAmount)>0`, dueDate),
  'BR-09': `string-length(${seller}/ram:PostalTradeAddress/ram:CountryID)=2`,
  'BR-11': `string-length(${buyer}/ram:PostalTradeAddress/ram:CountryID)=2`,
  'BR-AE-01': implies(`${lines}//ram:CategoryCode='AE'`, `count(${taxes}[ram:CategoryCode='AE'])=1`),
  'BR-AE-02': implies(
    `//ram:CategoryCode='AE'`,
    `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']!='' and ${buyer}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']!=''`,
  ),
  'BR-AE-05': `not(//*[ram:CategoryCode='AE' and not(number(ram:RateApplicablePercent)=0)])`,
  'BR-AE-09': `not(${taxes}[ram:CategoryCode='AE' and number(ram:CalculatedAmount)!=0])`,
  'BR-AE-10': `not(${taxes}[ram:CategoryCode='AE' and not(ram:ExemptionReason and ram:ExemptionReasonCode)])`,
  'BR-E-01': `count(${taxes}[ram:CategoryCode='E'])<=1`,
  'BR-E-02': implies(
    `//ram:CategoryCode='E'`,
    `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA' or @schemeID='FC']!=''`,
  ),
  'BR-E-10': `not(${taxes}[ram:CategoryCode='E' and not(ram:ExemptionReason and ram:ExemptionReasonCode)])`,
  'BR-O-02': implies(`//ram:CategoryCode='O'`, `not(//ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA'])`),
  'BR-O-05': `not(//*[ram:CategoryCode='O' and ram:RateApplicablePercent])`,
  'BR-O-10': `not(${taxes}[ram:CategoryCode='O' and not(ram:ExemptionReason and ram:ExemptionReasonCode)])`,
  'BR-O-11': implies(`${taxes}/ram:CategoryCode='O'`, `count(${taxes})=1`),
  'BR-O-12': implies(`${taxes}/ram:CategoryCode='O'`, `not(//ram:CategoryCode!='O')`),
  'BR-S-10': `not(${taxes}[ram:CategoryCode='S' and (ram:ExemptionReason or ram:ExemptionReasonCode)])`,
}

const readDocument = <T>(xml: string, read: (document: XmlDocument) => T): T => {
  const document = parseXml(xml)
  try {
    return read(document)
  } finally {
    document.dispose()
  }
}

/** Lists the ids of the rules that this electronic invoice violates. */
export const listViolatedInvoiceRules = (xml: string): string[] =>
  readDocument(xml, (document) =>
    Object.entries(rules)
      .filter(([, xpath]) => document.eval(`boolean(${xpath})`, namespaces) !== true)
      .map(([id]) => id),
  )

/** Returns the text at an XPath of an electronic invoice; '' if there is none. */
export const readXPath = (xml: string, xpath: string): string =>
  readDocument(xml, (document) => {
    const text = document.eval(`string(${xpath})`, namespaces)
    return typeof text === 'string' ? text : ''
  })
