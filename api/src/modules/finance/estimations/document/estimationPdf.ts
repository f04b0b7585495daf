import { formatPhone } from 'shared/domain/contact/phone'
import { shortDay } from 'shared/domain/format'
import { estimationLine, estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { draftOverlay } from '../../../../pdf/bills/draftOverlay.ts'
import { legalName } from '../../../../pdf/bills/Issuer.ts'
import { letterhead } from '../../../../pdf/bills/letterhead.ts'
import { linesTable } from '../../../../pdf/bills/linesTable.ts'
import { parties } from '../../../../pdf/bills/parties.ts'
import { section } from '../../../../pdf/bills/section.ts'
import { signatureBlock } from '../../../../pdf/bills/signatureBlock.ts'
import { totalsBlock } from '../../../../pdf/bills/totalsBlock.ts'
import { bytesOf, newSheet } from '../../../../pdf/document.ts'
import type { EstimationContent } from './EstimationContent.ts'
import { designation, participantsText, termsText, withdrawalText } from './estimationTexts.ts'

const serviceFacts = ({ therapist, firm }: EstimationContent) => [
  { name: 'Praticien', value: therapist },
  ...(firm ? [{ name: firm.beneficiary ? 'Bénéficiaire' : 'Participants', value: participantsText(firm) }] : []),
]

/** Renders a quote as a PDF; without a number it is a draft, and each page is marked so. */
export async function estimationPdf(content: EstimationContent): Promise<Uint8Array> {
  const { number, issuer, createdAt, firm, taxes, comments, therapistComments, mediator } = content
  const title = number === null ? 'Devis' : `Devis n° ${number}`
  const sheet = newSheet({ title, author: legalName(issuer), createdAt })
  const totals = estimationTotals(content)
  letterhead(sheet, {
    issuer,
    title,
    facts: [`Date : ${shortDay(content.day)}`, `Valable jusqu'au ${shortDay(content.validUntil)}`],
  })
  parties(sheet, content.client, serviceFacts(content))
  linesTable(
    sheet,
    { quantityTitle: 'Heures', withRates: false },
    [{ ...estimationLine(content), description: designation }],
    totals,
  )
  totalsBlock(sheet, totals)
  section(sheet, 'TVA', taxes > 0 ? '' : comments)
  section(sheet, 'Informations', therapistComments)
  const phone = issuer.phone && formatPhone(issuer.phone)
  section(sheet, 'Conditions', termsText({ ...content, issuer: { ...issuer, phone } }), 9)
  if (!firm) {
    section(sheet, 'Droit de rétractation', withdrawalText, 9)
    section(sheet, 'Médiateur de la consommation', mediator, 9)
  }
  signatureBlock(sheet)
  if (number === null) draftOverlay(sheet)
  return bytesOf(sheet, `${number === null ? 'Devis – brouillon' : title} – ${legalName(issuer)}`)
}
