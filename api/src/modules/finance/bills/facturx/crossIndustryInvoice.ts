import type { Totals } from 'shared/domain/money/totals'
import type { BillContent } from '../BillContent.ts'
import { element, textElement, type Xml } from './element.ts'
import { lineElement } from './lineElement.ts'
import { noteElements } from './noteElements.ts'
import { settlementElement } from './settlementElement.ts'
import { buyerElement, sellerElement } from './tradeParties.ts'
import { dayElement } from './values.ts'

const namespacePrefix = 'urn:un:unece:uncefact:data:standard:'

const namespaces = {
  'xmlns:rsm': `${namespacePrefix}CrossIndustryInvoice:100`,
  'xmlns:ram': `${namespacePrefix}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${namespacePrefix}QualifiedDataType:100`,
  'xmlns:udt': `${namespacePrefix}UnqualifiedDataType:100`,
}

const guidelineId = 'urn:cen.eu:en16931:2017'

/** Document type codes of UNTDID 1001. */
const typeCodes = { INVOICE: '380', CREDIT_NOTE: '381' }

/** Returns the process code of an invoice for services: S2 if it is already paid when it is issued, otherwise S1. */
const processCode = ({ paidOn }: BillContent) => (paidOn === null ? 'S1' : 'S2')

const parameterElement = (name: string, id: string): Xml => element(`ram:${name}`, [textElement('ram:ID', id)])

/** Builds the day of delivery (BT-72): of the last service, or of issue if no line has a day. */
function deliveryElement({ lines, issuedOn }: BillContent): Xml {
  const day =
    lines
      .flatMap(({ serviceDate }) => serviceDate ?? [])
      .toSorted()
      .at(-1) ?? issuedOn
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ActualDeliverySupplyChainEvent', [dayElement('OccurrenceDateTime', day)]),
  ])
}

/** Generates an issued invoice or credit note as XML in the syntax CII of EN 16931, with the French rules (BR-FR). */
export function crossIndustryInvoice(content: BillContent, totals: Totals): Xml {
  const emptyTotals = { gross: 0, discount: 0, net: 0, globalDiscount: 0 }
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        parameterElement('BusinessProcessSpecifiedDocumentContextParameter', processCode(content)),
        parameterElement('GuidelineSpecifiedDocumentContextParameter', guidelineId),
      ]),
      element('rsm:ExchangedDocument', [
        textElement('ram:ID', content.number ?? ''),
        textElement('ram:TypeCode', typeCodes[content.kind]),
        dayElement('IssueDateTime', content.issuedOn),
        ...noteElements(content),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...content.lines.map((line, index) => lineElement(line, index, totals.lines[index] ?? emptyTotals, content)),
        element('ram:ApplicableHeaderTradeAgreement', [
          sellerElement(content),
          buyerElement(content),
          element('ram:BuyerOrderReferencedDocument', [textElement('ram:IssuerAssignedID', content.orderNumber ?? '')]),
        ]),
        deliveryElement(content),
        settlementElement(content, totals),
      ]),
    ],
    namespaces,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`
}
