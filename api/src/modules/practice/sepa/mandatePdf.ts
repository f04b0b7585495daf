import { pdfColours, pdfPoints } from 'shared/design/tokens'
import type { SepaCreditor } from 'shared/domain/accounts/payment/sepaCreditor'
import { formatIban } from 'shared/domain/accounts/payment/bankDetails'
import { shortDay } from 'shared/domain/format'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawDecoration, type Sheet } from '../../../pdf/Sheet.ts'
import { drawFlowingText, drawParagraph } from '../../../pdf/text.ts'
import type { MandateContent } from './mandateContent.ts'

/** Returns the authorisation text of the European Payments Council, with the creditor's name. */
const authorisationText = (creditor: string) =>
  `En signant ce formulaire de mandat, vous autorisez (A) ${creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de ${creditor}. Vous bénéficiez du droit d'être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.`

const gapPoints = 10
const signatureBoxHeightPoints = 80
const gapBelowSignatureBoxPoints = 12

function drawBlock(sheet: Sheet, title: string, lines: readonly string[]): void {
  drawParagraph(sheet, 'H2', title, { size: pdfPoints.section, bold: true }, 6)
  for (const line of lines) drawParagraph(sheet, 'P', line, { size: pdfPoints.body }, 3)
  sheet.pdf.y += gapPoints
}

/** Renders the lines for place and date, and a box for the signature. */
function drawSignatureBox(sheet: Sheet): void {
  const { pdf, left, width } = sheet
  drawParagraph(sheet, 'P', 'Fait à : ………………………………………………', { size: pdfPoints.body }, gapPoints)
  drawParagraph(sheet, 'P', 'Le : ……… / ……… / ……………', { size: pdfPoints.body }, gapPoints)
  drawParagraph(sheet, 'P', 'Signature :', { size: pdfPoints.body }, 4)
  const topPoints = pdf.y
  drawDecoration(pdf, 'Layout', () =>
    pdf
      .rect(left, topPoints, width / 2, signatureBoxHeightPoints)
      .lineWidth(0.5)
      .strokeColor(pdfColours.rule)
      .stroke(),
  )
  pdf.y = topPoints + signatureBoxHeightPoints + gapBelowSignatureBoxPoints
}

export interface MandateOptions {
  reference: string
  /** Day of the mandate, in the practice's time zone. */
  day: string
  createdAt: Date
}

/** Renders a SEPA direct debit mandate, to be signed and returned to the creditor. */
export async function mandatePdf(
  { creditor, debtor, iban, bic }: MandateContent & { creditor: SepaCreditor },
  { reference, day, createdAt }: MandateOptions,
): Promise<Uint8Array> {
  const sheet = newSheet({ title: 'Mandat de prélèvement SEPA', author: creditor.name, createdAt })
  drawParagraph(sheet, 'H1', 'Mandat de prélèvement SEPA', { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', `Référence unique du mandat (RUM) : ${reference}`, { size: pdfPoints.body, bold: true }, 12)
  drawFlowingText(sheet, authorisationText(creditor.name), { size: pdfPoints.body }, 12)
  drawBlock(sheet, 'Créancier', [creditor.name, creditor.address, `Identifiant créancier SEPA (ICS) : ${creditor.ics}`])
  drawBlock(sheet, 'Débiteur', [debtor.name, debtor.street, `${debtor.zipCode} ${debtor.city}`, 'France'])
  drawBlock(sheet, 'Compte à débiter', [`IBAN : ${formatIban(iban)}`, ...(bic ? [`BIC : ${bic}`] : [])])
  drawBlock(sheet, 'Type de paiement', ['[X] Récurrent', '[  ] Ponctuel'])
  drawSignatureBox(sheet)
  drawParagraph(
    sheet,
    'P',
    `À retourner à : ${creditor.name}, ${creditor.address}`,
    { size: pdfPoints.body, bold: true },
    6,
  )
  const rights =
    'Vos droits concernant ce mandat sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.'
  drawParagraph(sheet, 'P', rights, { size: pdfPoints.table, faint: true })
  return renderBytes(sheet, `${reference} – ${shortDay(day)}`)
}
