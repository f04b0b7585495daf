import { pdfPoints } from 'shared/design/tokens'
import { shortDay } from 'shared/domain/format'
import type { Totals } from 'shared/domain/money/totals'
import { facturXFile, facturXSchema } from './facturx/facturXSchema.ts'
import { drawDraftOverlay } from '../../../pdf/bills/draftOverlay.ts'
import { legalNameOf } from '../../../pdf/bills/Issuer.ts'
import { drawLetterhead } from '../../../pdf/bills/letterhead.ts'
import { drawLinesTable } from '../../../pdf/bills/linesTable.ts'
import { drawClientAndFacts, type Fact } from '../../../pdf/bills/clientAndFacts.ts'
import { drawSection } from '../../../pdf/bills/section.ts'
import { drawTotalsBlock } from '../../../pdf/bills/totalsBlock.ts'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawFlowingText } from '../../../pdf/text.ts'
import type { BillContent } from './BillContent.ts'
import { operationCategory, commonPlace, correctionText, lateTerms, periodText, titleOf, vatText } from './billTexts.ts'
import { prepaymentOf, paymentFacts } from './paymentFacts.ts'

const gapBelowTextPoints = 10
const smallTextPoints = 9

const withoutEmptyValues = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '')

const serviceFacts = (content: BillContent): Fact[] =>
  withoutEmptyValues([
    { name: 'Praticien', value: content.therapist },
    { name: 'Date des prestations', value: periodText(content) },
    { name: 'Lieu des prestations', value: commonPlace(content) ?? '' },
    { name: "Catégorie d'opération", value: operationCategory },
    { name: 'Numéro de commande', value: content.orderNumber ?? '' },
  ])

const headerLines = (content: BillContent): string[] => {
  const issueDate = `Date d'émission : ${shortDay(content.issuedOn)}`
  const correction = correctionText(content)
  return correction ? [issueDate, correction] : [issueDate, `Échéance : ${shortDay(content.dueOn)}`]
}

/**
 * Renders an invoice or a credit note as a PDF with the electronic invoice inside. A document without a number is a
 * draft, with "BROUILLON" across each page and without an electronic invoice.
 */
export async function billPdf(content: BillContent, totals: Totals, xml: string | null): Promise<Uint8Array> {
  const { number, issuer, issuedAt, client, lines } = content
  const title = titleOf(content)
  const sheet = newSheet({
    title,
    author: legalNameOf(issuer),
    createdAt: issuedAt,
    schemas: xml === null ? [] : [facturXSchema],
  })
  const hasCommonPlace = commonPlace(content) !== null
  drawLetterhead(sheet, { issuer, title, facts: headerLines(content) })
  drawClientAndFacts(sheet, client, serviceFacts(content))
  if (content.introText.trim()) drawFlowingText(sheet, content.introText, { size: pdfPoints.body }, gapBelowTextPoints)
  drawLinesTable(
    sheet,
    { quantityTitle: 'Qté', withRates: content.withTaxes },
    lines.map(({ description, serviceDate, place, priced }) => ({
      ...priced,
      description,
      serviceDate,
      note: hasCommonPlace ? '' : (place ?? ''),
    })),
    totals,
  )
  drawTotalsBlock(sheet, totals, {
    facts: paymentFacts(content, totals.total),
    isCredit: content.kind === 'CREDIT_NOTE',
    paid: prepaymentOf(content, totals.total),
  })
  if (content.concludeText.trim())
    drawFlowingText(sheet, content.concludeText, { size: pdfPoints.body }, gapBelowTextPoints)
  drawSection(sheet, "Motif de l'avoir", content.corrects?.reason ?? '')
  drawSection(sheet, 'TVA', vatText(content), smallTextPoints)
  if (content.kind === 'INVOICE' && content.paidOn === null)
    drawSection(sheet, 'Retard de paiement', lateTerms(content), smallTextPoints)
  if (!client.isFirm) drawSection(sheet, 'Médiateur de la consommation', content.mediator, smallTextPoints)
  if (number === null) drawDraftOverlay(sheet)
  if (xml !== null) sheet.pdf.attachData(Buffer.from(xml), { ...facturXFile, createdAt: issuedAt })
  return renderBytes(sheet, `${number === null ? `${title} – brouillon` : title} – ${legalNameOf(issuer)}`)
}
