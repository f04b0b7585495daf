import { shortDay } from 'shared/domain/format'
import type { Totals } from 'shared/domain/money/totals'
import { facturXFile, facturXSchema } from './facturx/facturXSchema.ts'
import { draftOverlay } from '../../../pdf/bills/draftOverlay.ts'
import { legalName } from '../../../pdf/bills/Issuer.ts'
import { letterhead } from '../../../pdf/bills/letterhead.ts'
import { linesTable } from '../../../pdf/bills/linesTable.ts'
import { parties, type Fact } from '../../../pdf/bills/parties.ts'
import { section } from '../../../pdf/bills/section.ts'
import { totalsBlock } from '../../../pdf/bills/totalsBlock.ts'
import { bytesOf, newSheet } from '../../../pdf/document.ts'
import { flowingText } from '../../../pdf/text.ts'
import type { BillContent } from './BillContent.ts'
import { operationCategory, commonPlace, correctionText, lateTerms, periodText, titleOf, vatText } from './billTexts.ts'
import { paymentFacts } from './paymentFacts.ts'

const withoutEmpty = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '')

const serviceFacts = (content: BillContent): Fact[] =>
  withoutEmpty([
    { name: 'Praticien', value: content.therapist },
    { name: 'Date des prestations', value: periodText(content) },
    { name: 'Lieu des prestations', value: commonPlace(content) ?? '' },
    { name: "Catégorie d'opération", value: operationCategory },
  ])

const headerLines = (content: BillContent): string[] => {
  const issueDate = `Date d'émission : ${shortDay(content.issuedOn)}`
  const correction = correctionText(content)
  return correction ? [issueDate, correction] : [issueDate, `Échéance : ${shortDay(content.dueOn)}`]
}

/**
 * Renders an invoice or a credit note as a PDF with the electronic invoice inside. Without a number it is a draft: each
 * page is marked so, and there is no electronic invoice.
 */
export async function billPdf(content: BillContent, totals: Totals, xml: string | null): Promise<Uint8Array> {
  const { number, issuer, issuedAt, client, lines } = content
  const title = titleOf(content)
  const sheet = newSheet({
    title,
    author: legalName(issuer),
    createdAt: issuedAt,
    schemas: xml === null ? [] : [facturXSchema],
  })
  const isPlaceCommon = commonPlace(content) !== null
  letterhead(sheet, { issuer, title, facts: headerLines(content) })
  parties(sheet, client, serviceFacts(content))
  if (content.introText.trim()) flowingText(sheet, content.introText, { size: 10 }, 10)
  linesTable(
    sheet,
    { quantityTitle: 'Qté', withRates: content.withTaxes },
    lines.map(({ description, serviceDate, place, priced }) => ({
      ...priced,
      description,
      serviceDate,
      note: isPlaceCommon ? '' : (place ?? ''),
    })),
    totals,
  )
  totalsBlock(sheet, totals, { facts: paymentFacts(content), isCredit: content.kind === 'CREDIT_NOTE' })
  if (content.concludeText.trim()) flowingText(sheet, content.concludeText, { size: 10 }, 10)
  section(sheet, "Motif de l'avoir", content.corrects?.reason ?? '')
  section(sheet, 'TVA', vatText(content), 9)
  if (content.kind === 'INVOICE') section(sheet, 'Retard de paiement', lateTerms(content), 9)
  if (!client.isFirm) section(sheet, 'Médiateur de la consommation', content.mediator, 9)
  if (number === null) draftOverlay(sheet)
  if (xml !== null) sheet.pdf.attachData(Buffer.from(xml), { ...facturXFile, createdAt: issuedAt })
  return bytesOf(sheet, `${number === null ? `${title} – brouillon` : title} – ${legalName(issuer)}`)
}
