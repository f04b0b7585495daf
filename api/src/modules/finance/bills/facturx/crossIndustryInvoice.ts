import type { Totals } from 'shared/domain/money/totals'
import type { BillContent } from '../BillContent.ts'
import { element, textElement, type Xml } from './element.ts'
import { lineItem } from './lineItem.ts'
import { notes } from './notes.ts'
import { settlement } from './settlement.ts'
import { buyerParty, sellerParty } from './tradeParties.ts'
import { dayElement } from './values.ts'

const standard = 'urn:un:unece:uncefact:data:standard:'

const namespaces = {
  'xmlns:rsm': `${standard}CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}QualifiedDataType:100`,
  'xmlns:udt': `${standard}UnqualifiedDataType:100`,
}

const guideline = 'urn:cen.eu:en16931:2017'

/** UNTDID 1001 */
const typeCodes = { INVOICE: '380', CREDIT_NOTE: '381' }

/** Services (S): 1 is to be paid, 2 was paid before the issue. */
const process = ({ paidOn }: BillContent) => (paidOn === null ? 'S1' : 'S2')

const parameter = (name: string, id: string): Xml => element(`ram:${name}`, [textElement('ram:ID', id)])

/** An issued invoice or credit note as EN 16931 has it, in the syntax CII, with the rules of France (BR-FR). */
export function crossIndustryInvoice(content: BillContent, totals: Totals): Xml {
  const empty = { gross: 0, discount: 0, net: 0, globalDiscount: 0 }
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        parameter('BusinessProcessSpecifiedDocumentContextParameter', process(content)),
        parameter('GuidelineSpecifiedDocumentContextParameter', guideline),
      ]),
      element('rsm:ExchangedDocument', [
        textElement('ram:ID', content.number ?? ''),
        textElement('ram:TypeCode', typeCodes[content.kind]),
        dayElement('IssueDateTime', content.issuedOn),
        ...notes(content),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...content.lines.map((line, index) => lineItem(line, index, totals.lines[index] ?? empty, content)),
        element('ram:ApplicableHeaderTradeAgreement', [sellerParty(content), buyerParty(content)]),
        // The standard requires the element even if nothing is delivered.
        '<ram:ApplicableHeaderTradeDelivery/>',
        settlement(content, totals),
      ]),
    ],
    namespaces,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`
}
