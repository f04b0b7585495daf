import { formatPhone } from 'shared/domain/contact/phone'
import { shortDay } from 'shared/domain/format'
import { estimationLine, estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { drawDraftOverlay } from '../../../../pdf/bills/draftOverlay.ts'
import { legalNameOf } from '../../../../pdf/bills/Issuer.ts'
import { drawLetterhead } from '../../../../pdf/bills/letterhead.ts'
import { drawLinesTable } from '../../../../pdf/bills/linesTable.ts'
import { drawClientAndFacts } from '../../../../pdf/bills/clientAndFacts.ts'
import { drawSection } from '../../../../pdf/bills/section.ts'
import { drawSignatureBlock } from '../../../../pdf/bills/signatureBlock.ts'
import { drawTotalsBlock } from '../../../../pdf/bills/totalsBlock.ts'
import { renderBytes, newSheet } from '../../../../pdf/document.ts'
import type { EstimationContent } from './EstimationContent.ts'
import { lineDescription, participantsText, termsText, withdrawalText } from './estimationTexts.ts'

const smallTextPoints = 9

const serviceFacts = ({ therapist, firm }: EstimationContent) => [
  { name: 'Praticien', value: therapist },
  ...(firm ? [{ name: firm.beneficiary ? 'Bénéficiaire' : 'Participants', value: participantsText(firm) }] : []),
]

/** Renders a quote as a PDF; without a number it is a draft, and "BROUILLON" is printed across each page. */
export async function estimationPdf(content: EstimationContent): Promise<Uint8Array> {
  const { number, issuer, createdAt, firm, taxes, comments, therapistComments, mediator } = content
  const title = number === null ? 'Devis' : `Devis n° ${number}`
  const sheet = newSheet({ title, author: legalNameOf(issuer), createdAt })
  const totals = estimationTotals(content)
  drawLetterhead(sheet, {
    issuer,
    title,
    facts: [`Date : ${shortDay(content.day)}`, `Valable jusqu'au ${shortDay(content.validUntil)}`],
  })
  drawClientAndFacts(sheet, content.client, serviceFacts(content))
  drawLinesTable(
    sheet,
    { quantityTitle: 'Heures', withRates: false },
    [{ ...estimationLine(content), description: lineDescription }],
    totals,
  )
  drawTotalsBlock(sheet, totals)
  drawSection(sheet, 'TVA', taxes > 0 ? '' : comments)
  drawSection(sheet, 'Informations', therapistComments)
  const phone = issuer.phone && formatPhone(issuer.phone)
  drawSection(sheet, 'Conditions', termsText({ ...content, issuer: { ...issuer, phone } }), smallTextPoints)
  if (!firm) {
    drawSection(sheet, 'Droit de rétractation', withdrawalText, smallTextPoints)
    drawSection(sheet, 'Médiateur de la consommation', mediator, smallTextPoints)
  }
  drawSignatureBlock(sheet)
  if (number === null) drawDraftOverlay(sheet)
  return renderBytes(sheet, `${number === null ? 'Devis – brouillon' : title} – ${legalNameOf(issuer)}`)
}
